// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.

/** Every operation of the API. */
export { operations } from './client.gen.js'
