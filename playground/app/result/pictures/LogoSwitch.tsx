import { type ReactElement, useMemo } from 'react'
import type { Row } from '../rows.js'
import { logoFields, logoOf, type Named } from './logos.js'
import { PictureSwitch } from './PictureSwitch.js'

/** The switch of the logos in a table or a sheet; nothing where it has none. */
export function LogoSwitch({
  rows,
  fields,
}: {
  readonly rows: readonly Pick<Row, 'data'>[]
  readonly fields: readonly Named[]
}): ReactElement {
  const uris = useMemo(() => {
    const logos = [...logoFields(fields).values()]
    return rows.flatMap(({ data }) => logos.flatMap((logo) => logoOf(data, logo, fields) ?? []))
  }, [rows, fields])
  return <PictureSwitch uris={uris} things="logos" />
}
