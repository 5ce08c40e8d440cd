import { readFileSync, writeFileSync } from 'node:fs'

// A step of `npm version`, between the new package.json and its commit: the code sends the same version.

const file = 'src/client/version.ts'
writeFileSync(file, readFileSync(file, 'utf8').replace(/'.*'/, `'${process.env.npm_package_version}'`))
