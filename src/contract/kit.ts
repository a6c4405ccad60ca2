/**
 * The words every schema is made of. Units: `Fen` is integer fen, `Ms` epoch milliseconds, `Id` a decimal string; what ends in Bp are
 * basis points (10000 = 100 %). Rules 1.1 to 1.5.
 */
import { Type, type Static, type StringOptions, type TObject, type TProperties, type TSchema } from '@sinclair/typebox';
import type { Reason } from './reasons';
import type { Roles } from './roles';

export { Type };
export type { Static, TSchema };

/** Spelled one way only, so that equal ids are equal texts; 18 digits always fit the database's bigint. */
const ID = '^(0|[1-9][0-9]{0,17})$';
export const Id = Type.String({ pattern: ID, description: 'decimal id' });
export const isId = (text: string): boolean => new RegExp(ID).test(text);
export const Fen = Type.Integer({ description: 'fen' });
/** Until the end of the year 9999. */
export const Ms = Type.Integer({ maximum: 253_402_300_799_999, description: 'epoch milliseconds' });
export const Int = Type.Integer();
export const Count = Type.Integer({ minimum: 0 });
export const Text = Type.String();
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD, Asia/Shanghai' });
export const Month = Type.String({ pattern: '^[12]\\d{3}-(0[1-9]|1[0-2])$', description: 'YYYY-MM, Asia/Shanghai' });
export const Year = Type.Integer({ minimum: 2000, maximum: 2999 });

/**
 * text and lines: as written, in one line or in several. number: digits. amount: yuan with at most two decimals. measure: what an
 * instrument shows, also below zero. tel: a mobile. code: a text message's code. idcard. no: a number or an address without spaces. account: a mobile, or else like `no`. password: untouched.
 */
export type TypedKind =
  | 'text'
  | 'lines'
  | 'number'
  | 'amount'
  | 'measure'
  | 'tel'
  | 'code'
  | 'idcard'
  | 'no'
  | 'account'
  | 'password';

/** Beside what fields know: what somebody or something is called, and a name by law. */
export type TypedText = TypedKind | 'name' | 'realName';
/** Marks a request field by what people type into it: the server cleans it before it is checked (rule 6.24). */
export const TYPED_FIELD = 'x-typed';
export const Typed = <T extends TSchema>(kind: TypedText, schema: T): T => ({ ...schema, [TYPED_FIELD]: kind });
/** What somebody or something is called. */
export const Called = (options: StringOptions = {}) => Typed('name', Type.String(options));

export const Mobile = Typed('tel', Type.String({ pattern: '^1[3-9]\\d{9}$', description: 'mainland mobile number' }));
/** The own mobile, whole or as a session knows it: 138****0001. */
export const MobileOrOwn = Typed(
  'tel',
  Type.String({ pattern: '^1[3-9]\\d(\\d{4}|\\*{4})\\d{4}$', description: 'mobile; masked = the own one' }),
);
export const SmsCode = Typed('code', Type.String({ pattern: '^\\d{6}$' }));
/** Either the six digits of the SMS or the verifyToken of carrierSms.verify. */
export const CodeOrProof = Typed('code', Type.String({ minLength: 6, maxLength: 64 }));
/** A mobile, or a number or an address in its place. */
export const Account = Typed('account', Text);
/** A number or an address that has no spaces. */
export const No = (options: StringOptions = {}) => Typed('no', Type.String(options));
export const RequestId = Type.String({ minLength: 8, maxLength: 64, description: 'idempotency key (uuid)' });
export const Flag = Type.Boolean();
export const PageNo = Type.Optional(Type.Integer({ minimum: 1, maximum: 10000, default: 1 }));

/** Marks a request field that travels as a JSON string inside the form-urlencoded body or the query. */
export const JSON_FIELD = 'x-json';
export const Json = <T extends TSchema>(schema: T): T => ({ ...schema, [JSON_FIELD]: true });

/** One of a closed list of words. */
export const OneOf = <const T extends readonly string[]>(words: T, options: object = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...words], ...options });

export const Optional = Type.Optional;
export const List = Type.Array;
export const Shape = <T extends TProperties>(properties: T): TObject<T> =>
  Type.Object(properties, { additionalProperties: false });

/** A page of rows: `page` from 1, `size` 20 unless the endpoint says otherwise, `more` = another page exists. */
export const Page = <T extends TSchema>(row: T) =>
  Shape({ list: List(row), total: Count, page: Int, size: Int, more: Flag });
export interface PageOf<T> {
  list: T[];
  total: number;
  page: number;
  size: number;
  more: boolean;
}

export const Ok = Shape({ ok: Type.Literal(true) });
export const KV = Shape({ key: Text, label: Text, value: Text });
/** How something stands with its check, for its writer alone: nobody else sees it yet, or why nobody will. */
export const Standing = Shape({ auditing: Optional(Flag), refused: Optional(Text) });
export const Option = Shape({ value: Text, label: Text, disabled: Optional(Flag) });
export const CountTab = Shape({ id: Text, label: Text, count: Count });
export const Facet = Shape({ key: Text, label: Text, options: List(Option) });
export const Geo = Shape({ lat: Type.Number(), lng: Type.Number() });
/** A position on the globe, in degrees. */
export const Lat = Type.Number({ minimum: -90, maximum: 90 });
export const Lng = Type.Number({ minimum: -180, maximum: 180 });
/** What is typed into the search of a list. */
export const Keyword = Typed('text', Type.String({ maxLength: 30 }));
/** The class that a list is narrowed to. */
export const CateId = Type.Optional(Type.String({ maxLength: 20 }));
/** Among goods and orders, whose names are longer. */
export const LongKeyword = Typed('text', Type.String({ maxLength: 60 }));
export const Media = Shape({
  url: Text,
  kind: OneOf(['image', 'video', 'file']),
  name: Text,
  size: Count,
  width: Optional(Int),
  height: Optional(Int),
  duration: Optional(Int),
});
/** A decorated link or entry of a page block: icon, banner, text row. */
export const BlockItem = Shape({ key: Text, label: Text, value: Text, image: Optional(Text), link: Optional(Text) });

export type Standing = Static<typeof Standing>;
export type KV = Static<typeof KV>;
export type Option = Static<typeof Option>;
export type CountTab = Static<typeof CountTab>;
export type Facet = Static<typeof Facet>;
export type Geo = Static<typeof Geo>;
export type Media = Static<typeof Media>;
export type BlockItem = Static<typeof BlockItem>;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';
/**
 * One row of the endpoint table.
 * auth: false = public (a token only personalises), true = needs a session, 'required' = refused by the request hook unless
 * the call carries a step-up proof (rule 2.4). hide: no error toast (rule 2.5).
 */
export interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly auth: boolean | 'required';
  readonly hide: boolean;
}
/**
 * One row of the schema table: what travels, and the policy the server's frame carries out. A type on the phone.
 *
 * role: who may beside having a session; others get 403. reasons: the rules it says no by that the app goes by; it gives no others. limit:
 * calls a minute, for what costs money, guesses secrets, sends messages or lets strangers write rows: of one member where a session is
 * needed, else from one address and of one member. daily: calls a day of one member or, without session, from one address; every public
 * write has it, because it bounds the rows a stranger leaves.
 * shared: visitors who ask at the same moment get one answer, so nothing personal is in it. file: form-data with a field `file`.
 *
 * once: a write is carried out in one transaction, once per (member, endpoint, requestId); a request with a `requestId` and a row without
 * `once` do not fit together. Without it a write is one transaction that may be repeated. transaction: 'own' = instead the service opens
 * its own, and the row says why. reads: sent as a write because it is long, but it changes nothing: it gets the database as a GET does.
 */
export type EndpointRow = {
  readonly request: TObject;
  readonly data: TSchema;
  readonly role?: Roles;
  readonly reasons?: readonly Reason[];
  readonly limit?: number;
  readonly daily?: number;
  readonly shared?: true;
  readonly file?: true;
  readonly reads?: true;
} & (Repeatable | Unrepeatable);

interface Repeatable {
  readonly request: { readonly properties: { readonly requestId?: never } & TProperties };
  readonly once?: never;
  readonly transaction?: 'own';
}
type Unrepeatable = {
  readonly request: { readonly properties: { readonly requestId: TSchema } };
} & ({ readonly once: true; readonly transaction?: never } | { readonly once?: never; readonly transaction: 'own' });

/** Every endpoint of a table needs its row: a missing or a surplus one does not compile. */
export type SchemasFor<T> = { readonly [K in keyof T]: EndpointRow };
