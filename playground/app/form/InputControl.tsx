import type { ReactElement } from 'react'
import type { Control, Draft, InputDetails } from '../catalogue/details.js'
import type { ControlProps } from './controlProps.js'
import { AddressControl } from './controls/AddressControl.js'
import { AmountControl } from './controls/AmountControl.js'
import { BooleanControl } from './controls/BooleanControl.js'
import { ChainListControl } from './controls/ChainControl.js'
import { ChainOrChains } from './controls/ChainOrChains.js'
import { ChoiceControl, ChoiceListControl } from './controls/ChoiceControl.js'
import { DateControl } from './controls/DateControl.js'
import { JsonControl } from './controls/JsonControl.js'
import { ListControl } from './controls/ListControl.js'
import { TextControl } from './controls/TextControl.js'

/** Whether a control shows line breaks. */
const isOfLines = ({ kind }: Control): boolean => kind === 'list' || kind === 'json'

/** The control that fits an input's kind and format. */
export function InputControl({
  input,
  value,
  invalid,
  canBeMany,
  onChange,
}: {
  readonly input: InputDetails
  readonly value: Draft[string]
  readonly invalid: boolean
  readonly canBeMany: boolean
  readonly onChange: (value: Draft[string]) => void
}): ReactElement {
  const { control, name } = input
  const props: ControlProps = {
    id: `input-${name}`,
    input,
    // a field of one line would drop the line breaks, and so make one text of several
    value: typeof value === 'string' ? value : value.join(isOfLines(control) ? '\n' : ', '),
    invalid,
    onChange,
  }
  if (control.kind === 'boolean') return <BooleanControl {...props} />
  if (control.kind === 'choice') return <ChoiceControl {...props} values={control.values} />
  if (control.kind === 'json') return <JsonControl {...props} />
  if (control.kind === 'list') {
    if (control.item.kind === 'text' && control.item.format === 'evm-chain') return <ChainListControl {...props} />
    return control.item.kind === 'choice' ? (
      <ChoiceListControl {...props} values={control.item.values} />
    ) : (
      <ListControl {...props} />
    )
  }
  if (control.typing === 'date') return <DateControl {...props} />
  switch (control.format) {
    case 'evm-address':
    case 'aptos-address':
    case 'solana-address':
    case 'evm-or-solana-address':
      return <AddressControl {...props} format={control.format} />
    case 'evm-chain':
    case 'evm-or-solana-chain':
      return (
        <ChainOrChains
          {...props}
          chosen={value}
          withSolana={control.format === 'evm-or-solana-chain'}
          canBeMany={canBeMany}
        />
      )
    case 'wei':
    case 'octas':
      return <AmountControl {...props} format={control.format} />
    default:
      return <TextControl {...props} control={control} />
  }
}
