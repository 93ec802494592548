import type { Detector } from './detector.ts'
import { accessControl } from './detectors/access-control.ts'
import { arbitraryCall } from './detectors/arbitrary-call.ts'
import { arbitraryFromTransfer } from './detectors/arbitrary-from-transfer.ts'
import { arbitraryJump } from './detectors/arbitrary-jump.ts'
import { arbitraryStorageWrite } from './detectors/arbitrary-storage-write.ts'
import { assertViolation } from './detectors/assert-violation.ts'
import { badRandomness } from './detectors/bad-randomness.ts'
import { defaultVisibility } from './detectors/default-visibility.ts'
import { delegatecallUntrusted } from './detectors/delegatecall-untrusted.ts'
import { denialOfService } from './detectors/denial-of-service.ts'
import { deprecated } from './detectors/deprecated.ts'
import { dosGasLimit } from './detectors/dos-gas-limit.ts'
import { erc20Return } from './detectors/erc20-return.ts'
import { floatingPragma } from './detectors/floating-pragma.ts'
import { forcedEther } from './detectors/forced-ether.ts'
import { frontRunning } from './detectors/front-running.ts'
import { hashCollision } from './detectors/hash-collision.ts'
import { incorrectInterface } from './detectors/incorrect-interface.ts'
import { inheritanceOrder } from './detectors/inheritance-order.ts'
import { integerOverflow } from './detectors/integer-overflow.ts'
import { lockedEther } from './detectors/locked-ether.ts'
import { missingSigValidation } from './detectors/missing-sig-validation.ts'
import { missingSlippage } from './detectors/missing-slippage.ts'
import { msgValueInLoop } from './detectors/msg-value-in-loop.ts'
import { narrowCounter } from './detectors/narrow-counter.ts'
import { noEffectCode } from './detectors/no-effect-code.ts'
import { oracleManipulation } from './detectors/oracle-manipulation.ts'
import { outdatedCompiler } from './detectors/outdated-compiler.ts'
import { precisionLoss } from './detectors/precision-loss.ts'
import { priceRace } from './detectors/price-race.ts'
import { privateData } from './detectors/private-data.ts'
import { reentrancy } from './detectors/reentrancy.ts'
import { rtlo } from './detectors/rtlo.ts'
import { shadowing } from './detectors/shadowing.ts'
import { shareInflation } from './detectors/share-inflation.ts'
import { shortAddress } from './detectors/short-address.ts'
import { signatureMalleability } from './detectors/signature-malleability.ts'
import { signatureReplay } from './detectors/signature-replay.ts'
import { staleOracle } from './detectors/stale-oracle.ts'
import { stateVisibility } from './detectors/state-visibility.ts'
import { timeManipulation } from './detectors/time-manipulation.ts'
import { txOrigin } from './detectors/tx-origin.ts'
import { typoOperator } from './detectors/typo-operator.ts'
import { uncheckedCall } from './detectors/unchecked-call.ts'
import { uninitializedLocal } from './detectors/uninitialized-local.ts'
import { uninitializedState } from './detectors/uninitialized-state.ts'
import { uninitializedStorage } from './detectors/uninitialized-storage.ts'
import { unprotectedEtherWithdrawal } from './detectors/unprotected-ether-withdrawal.ts'
import { unprotectedInitializer } from './detectors/unprotected-initializer.ts'
import { unprotectedSelfdestruct } from './detectors/unprotected-selfdestruct.ts'
import { unprotectedTokenWithdrawal } from './detectors/unprotected-token-withdrawal.ts'
import { unprotectedUpgrade } from './detectors/unprotected-upgrade.ts'
import { unsafeCast } from './detectors/unsafe-cast.ts'
import { unusedCode } from './detectors/unused-code.ts'
import { wrongConstructorName } from './detectors/wrong-constructor-name.ts'

/** Every built-in detector, by id. */
export const detectors: readonly Detector[] = [
  accessControl,
  arbitraryCall,
  arbitraryFromTransfer,
  arbitraryJump,
  arbitraryStorageWrite,
  assertViolation,
  badRandomness,
  defaultVisibility,
  delegatecallUntrusted,
  denialOfService,
  deprecated,
  dosGasLimit,
  erc20Return,
  floatingPragma,
  forcedEther,
  frontRunning,
  hashCollision,
  incorrectInterface,
  inheritanceOrder,
  integerOverflow,
  lockedEther,
  missingSigValidation,
  missingSlippage,
  msgValueInLoop,
  narrowCounter,
  noEffectCode,
  oracleManipulation,
  outdatedCompiler,
  precisionLoss,
  priceRace,
  privateData,
  reentrancy,
  rtlo,
  shadowing,
  shareInflation,
  shortAddress,
  signatureMalleability,
  signatureReplay,
  staleOracle,
  stateVisibility,
  timeManipulation,
  txOrigin,
  typoOperator,
  uncheckedCall,
  uninitializedLocal,
  uninitializedState,
  uninitializedStorage,
  unprotectedEtherWithdrawal,
  unprotectedInitializer,
  unprotectedSelfdestruct,
  unprotectedTokenWithdrawal,
  unprotectedUpgrade,
  unsafeCast,
  unusedCode,
  wrongConstructorName,
]
