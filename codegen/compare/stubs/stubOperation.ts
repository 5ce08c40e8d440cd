import { typeName } from '../../document/naming.js'
import type { PublishedInput, PublishedOperation } from '../../published/operations.js'
import type { StubSchema, StubSchemas } from './stubSchemas.js'

/** Writes the path item of an operation that our documents lack, without descriptions, which we must write. */
export function stubOperation(operation: PublishedOperation, schemas: StubSchemas): StubSchema {
  const { method, tags, inputs, body, answer } = operation
  const id = idOf(operation)
  const jsonOf = (schema: StubSchema | undefined) => ({
    'application/json': { ...(schema && { schema }), examples: {} },
  })
  return {
    [method.toLowerCase()]: {
      operationId: id,
      tags: tags.slice(0, 1),
      summary: '',
      description: '',
      'x-lifecycle': { status: 'live' },
      ...(inputs.length > 0 && { parameters: inputs.map((input) => stubParameter(input, id, schemas)) }),
      ...(body && {
        requestBody: {
          description: '',
          required: body.required,
          content: jsonOf(schemas.of(body.value, `${typeName(id)}Body`, 'input')),
        },
      }),
      responses: {
        200: { description: '', content: jsonOf(answer && schemas.of(answer, `${typeName(id)}Answer`, 'output')) },
        ...Object.fromEntries(
          failures.map(([status, name]) => [status, { $ref: `../../shared/responses.yaml#/${name}` }]),
        ),
      },
    },
  }
}

/** Writes a parameter that our documents lack. */
export function stubParameter(input: PublishedInput, id: string, schemas: StubSchemas): StubSchema {
  return {
    name: input.name,
    in: input.in,
    ...(input.required && { required: true }),
    description: '',
    schema: withoutDescription(schemas.of(input.value, typeName(`${id}_${input.name}`), 'input')),
  }
}

/** Returns its id, or else a name made of its method and path. */
export const idOf = ({ id, method, template }: PublishedOperation): string =>
  id ?? method.toLowerCase() + typeName(template)

/** Removes the description, because that of a parameter belongs next to its schema. */
function withoutDescription({ description, ...schema }: StubSchema): StubSchema {
  return schema
}

const failures = [
  [400, 'BadRequest'],
  [401, 'Unauthorized'],
  [429, 'TooManyRequests'],
  [500, 'ServerError'],
] as const
