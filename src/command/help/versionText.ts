import { version } from '../../client/version.js'

/** Writes the version. */
export const versionText = (): string => `${version}\n`
