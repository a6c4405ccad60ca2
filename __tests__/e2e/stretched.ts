/**
 * A shop of long names and large sums: what its server answers is stretched on the way to a phone, by what the contract says of each
 * field. Names, titles and remarks have forty characters with a word that has no place to break, money is ¥12,345,678.90, and of
 * whatever is counted there are 123,456.
 */
import type { TSchema } from '@sinclair/typebox';
import type { Page, Route } from 'playwright-core';
import { endpoints, type EndpointName } from '../../src/contract/endpoints';
import type { Endpoint } from '../../src/contract/kit';
import { schemas } from '../../src/contract/schemas';

const LONGEST = 40;
const FILLING = '西湖龙井村口的老茶树下MasterLongjingTea一号馆喝茶人的春天与秋天慢慢地泡';
const SUM = 1_234_567_890;
const SUM_TEXT = '12,345,678.90';
const MANY = 123_456;

/** What somebody has written, by the name of its field: labels and states are the shop's own short words. */
const WRITTEN =
  /name|title|nick|remark|note|address|author|host|speaker|teacher|owner|buyer|seller|guest|summary|brief|intro|desc|subtitle|topic|spec|slogan|reason|advice|opinion|comment|^(by|who|store|shop|client|member|text|content|word|room|table|goods|brand)$/i;
const HAN = /[\u4e00-\u9fff]/;
/** What the shop itself calls a rank, a season or a state is short for ever. */
const OWN_WORDS = /^(.|茶友|茗友|雅士|茶师|茶尊|.级批发商|.{1,5}卡)$/;
/** Digits in a text, as reports send fen. */
const DIGITS = /^-?\d{5,}$/;
/** Of what is counted, what may grow without drawing one thing for each. */
const COUNTED =
  /count|sold|sales|likes?|views?|plays?|total|comments|fans|follow|score|stock|points|growth|coin|heat|^num|joined/i;

const long = (text: string) => text + FILLING.slice(0, Math.max(0, LONGEST - text.length));
const isMoney = ({ description }: TSchema) => description === 'fen';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A person's own words, not what only has a shape: an enum, an address of a file, rich text. */
const isWritten = (key: string, text: string, { enum: words, pattern }: TSchema) =>
  !words &&
  !pattern &&
  WRITTEN.test(key) &&
  HAN.test(text) &&
  !OWN_WORDS.test(text) &&
  !(key === 'text' && text.length < 6) &&
  !/^[/[{<]|^https?:/.test(text.trim());

function textOf(key: string, text: string, schema: TSchema): string {
  if (key === 'value' && DIGITS.test(text)) return String(SUM);
  const rich = text.replace(/¥\s?-?[\d,]+(\.\d+)?/g, `¥${SUM_TEXT}`);
  return isWritten(key, text, schema) ? long(rich) : rich;
}
function numberOf(key: string, value: number, schema: TSchema): number {
  if (value === 0) return value;
  if (isMoney(schema)) return Math.sign(value) * SUM;
  const counted = schema.type === 'integer' && schema.minimum === 0 && schema.maximum === undefined;
  return counted && COUNTED.test(key) ? MANY : value;
}
/** Of a choice, what has the keys of the value. */
const chosen = (schema: TSchema, value: object): TSchema =>
  (schema.anyOf as TSchema[] | undefined)?.find(
    ({ properties }) => properties && Object.keys(value).every((key) => key in properties),
  ) ?? schema;

function stretch(schema: TSchema | undefined, value: Json, key = ''): Json {
  if (!schema || value === null) return value;
  if (typeof value === 'string') return textOf(key, value, schema);
  if (typeof value === 'number') return numberOf(key, value, schema);
  if (Array.isArray(value)) return value.map((one) => stretch(schema.items as TSchema, one, key));
  if (typeof value === 'boolean') return value;
  const { properties, patternProperties } = chosen(schema, value) as {
    properties?: Record<string, TSchema>;
    patternProperties?: Record<string, TSchema>;
  };
  const [any] = Object.values(patternProperties ?? {});
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      stretch(properties?.[name] ?? any, one, properties ? name : key),
    ]),
  );
}

/** Addresses without an id in their path first, and what an address must say after its path before what it need not. */
const KNOWN = (Object.entries(endpoints) as [EndpointName, Endpoint][])
  .map(([name, { method, path }]) => {
    const [before, code = ''] = path.split('?') as [string, string?];
    return {
      name,
      method,
      code,
      path: new RegExp(`^${before.replace(/:[^/]+/g, '[^/]+')}$`),
      fixed: !before.includes(':'),
    };
  })
  .sort((a, b) => Number(b.fixed) - Number(a.fixed) || b.code.length - a.code.length);

function dataOf(method: string, url: URL): TSchema | undefined {
  const known = KNOWN.find(
    (one) => one.method === method && one.path.test(url.pathname) && (!one.code || url.search.includes(one.code)),
  );
  return known && (schemas[known.name] as { data: TSchema }).data;
}

async function answer(route: Route): Promise<void> {
  const request = route.request();
  const schema = dataOf(request.method(), new URL(request.url()));
  if (!schema) return route.continue();
  const response = await route.fetch();
  const body = (await response.json().catch(() => null)) as { data?: Json } | null;
  if (!body) return route.fulfill({ response });
  return route.fulfill({ response, json: { ...body, data: stretch(schema, body.data ?? null) } });
}

/** From now on, for everything that this page asks. */
export const stretchAnswers = (page: Page): Promise<unknown> => page.route('**/api/**', answer);

/** For `init`: what index.html brings or asks for itself is asked for once more. */
export const NOTHING_EARLY = `Object.defineProperty(window, '__early', { get: () => ({}), set: () => undefined });`;
