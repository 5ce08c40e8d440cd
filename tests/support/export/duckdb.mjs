import { createRequire } from 'node:module'

// What `duckdb -c SQL` does, with the package of DuckDB for Node: prints the rows as JSON.

const { DuckDBInstance } = createRequire(import.meta.url)('@duckdb/node-api')
const [, , , sql] = process.argv
const connection = await (await DuckDBInstance.create(':memory:')).connect()
const rows = await (await connection.run(sql)).getRowObjectsJson()
console.log(JSON.stringify(rows))
