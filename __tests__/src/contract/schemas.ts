/** The contract's schemas, loaded only by tests that answer. */
import { Value } from '@sinclair/typebox/value';
import type { EndpointName } from '@/contract/endpoints';
import { schemas } from '@/contract/schemas';
import '../../../server/http/frame/compile';

/** What the contract does not know in an answer: field by field, nothing for one that the server could give. */
export function wrongIn(name: EndpointName, data: unknown): string[] {
  const schema = schemas[name].data;
  if (Value.Check(schema, data)) return [];
  return [...Value.Errors(schema, data)]
    .slice(0, 5)
    .map(({ path, message, value }) => `${name}${path || '/'}: ${message}, not ${JSON.stringify(value)?.slice(0, 60)}`);
}
