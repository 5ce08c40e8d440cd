#!/bin/sh
# Packages:    hyparquet-writer 0.17.0, read by hyparquet 1.31.5 and @duckdb/node-api 1.5.6-r.1
# Expectation: `type: 'TIMESTAMP'`, which takes a Date, writes an instant: the logical type TIMESTAMP with isAdjustedToUTC.
#              Parquet's LogicalTypes.md says that writers add the older TIMESTAMP_MILLIS beside it, for older readers.
# Behaviour:   It writes TIMESTAMP_MILLIS alone. DuckDB then reads a TIMESTAMP without a zone, and a cast to timestamptz
#              takes it for a local time: in New York, the instant moves by five hours.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund hyparquet-writer@0.17.0 hyparquet@1.31.5 @duckdb/node-api@1.5.6-r.1 || exit 2

cat > seen.mjs <<'END'
import { writeFileSync } from 'node:fs'
import { DuckDBInstance } from '@duckdb/node-api'
import { parquetMetadata } from 'hyparquet'
import { parquetWriteBuffer } from 'hyparquet-writer'

const instant = new Date('2024-01-01T23:30:00Z')
const file = parquetWriteBuffer({ columnData: [{ name: 'time', data: [instant], type: 'TIMESTAMP' }] })
writeFileSync('times.parquet', new Uint8Array(file))
const { converted_type, logical_type } = parquetMetadata(file).schema[1]

const connection = await (await DuckDBInstance.create(':memory:')).connect()
await connection.run("set TimeZone = 'America/New_York'")
const sql = `select typeof("time") as type, epoch("time"::timestamptz) as seconds from 'times.parquet'`
const [{ type, seconds }] = (await connection.runAndReadAll(sql)).getRowObjectsJson()
const hours = (seconds - instant.getTime() / 1000) / 3600
console.log(`${converted_type}, logical type: ${logical_type?.type ?? 'none'}; DuckDB: ${type}, moved by ${hours} hours`)
END
seen=$(node seen.mjs) || exit 2
known='TIMESTAMP_MILLIS, logical type: none; DuckDB: TIMESTAMP, moved by 5 hours'
echo "seen:  $seen"
echo "known: $known"
[ "$seen" = "$known" ]
