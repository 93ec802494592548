contract Bag {
    uint content;

    function fill(uint value) { // expect: default_visibility low
        content = value;
    }
}
