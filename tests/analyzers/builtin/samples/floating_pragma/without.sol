// clean
// look-alike: no pragma at all
contract Bare {}
