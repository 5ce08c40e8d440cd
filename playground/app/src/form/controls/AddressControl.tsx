import { checksumAddress, isAptosAddress, isEvmAddress, parseAptosAddress, shortAptosAddress } from 'ledgerline/values'
import type { ReactElement } from 'react'
import type { ControlProps } from '../InputControl.js'
import { KnownValues } from './KnownValues.js'

/** An address, with its checksum as it is typed. */
export function AddressControl({
  id,
  input,
  value,
  invalid,
  onChange,
  format,
}: ControlProps & {
  readonly format: 'evm-address' | 'aptos-address'
}): ReactElement {
  const verdict = format === 'evm-address' ? evmVerdict(value.trim()) : aptosVerdict(value.trim())
  return (
    <div className="address">
      <div className="line">
        <input
          id={id}
          type="text"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder={format === 'evm-address' ? '0x and 40 hex digits' : '0x and up to 64 hex digits'}
          aria-invalid={invalid}
          aria-required={input.required}
          aria-describedby={`about-${input.name} checksum-${input.name}`}
          autoComplete="off"
          spellCheck={false}
        />
        <KnownValues input={input} format={format} onChoose={onChange} />
      </div>
      <p id={`checksum-${input.name}`} className="verdict" data-tone={verdict.tone}>
        <span>{verdict.text}</span>
        {verdict.better && verdict.better !== value && (
          <button type="button" className="quiet" onClick={() => onChange(verdict.better ?? value)}>
            Use it
          </button>
        )}
      </p>
    </div>
  )
}

interface Verdict {
  readonly tone: 'good' | 'doubt' | 'none'
  readonly text: string
  readonly better?: string
}

/** EIP-55: the case of the letters is a checksum, unless all are of one case. */
function evmVerdict(text: string): Verdict {
  if (!isEvmAddress(text))
    return {
      tone: 'none',
      text: text === '' ? ' ' : `${Math.max(0, text.replace(/^0x/i, '').length)} of 40 hex digits`,
    }
  const checksum = checksumAddress(text)
  if (text === checksum) return { tone: 'good', text: '✓ Valid checksum' }
  const digits = text.slice(2)
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return isOneCase
    ? { tone: 'none', text: `Checksum form ${checksum.slice(0, 8)}…${checksum.slice(-6)}`, better: checksum }
    : { tone: 'doubt', text: 'Checksum mismatch. Is there a typo?', better: checksum }
}

function aptosVerdict(text: string): Verdict {
  if (!isAptosAddress(text)) return { tone: 'none', text: ' ' }
  const whole = parseAptosAddress(text)
  const short = shortAptosAddress(whole)
  return {
    tone: 'good',
    text:
      text === whole
        ? `✓ ${short === whole ? 'Full address' : `Short form ${short}`}`
        : `✓ Sent as ${whole.slice(0, 10)}…${whole.slice(-6)}`,
    better: whole,
  }
}
