import {
  Called,
  Flag,
  Geo,
  Id,
  Json,
  List,
  Mobile,
  Ok,
  Optional,
  Shape,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import type { addressEndpoints } from './endpoints';

export const Address = Shape({
  id: Id,
  name: Text,
  /** The owner's own address book: not masked, the edit form needs it. */
  mobile: Text,
  regionCode: Text,
  province: Text,
  city: Text,
  district: Text,
  detail: Text,
  tag: Text,
  geo: Optional(Geo),
  isDefault: Flag,
  deliverable: Flag,
});

const AddressFields = {
  name: Called({ title: '收货人', minLength: 1, maxLength: 20 }),
  mobile: Mobile,
  regionCode: Type.String({ pattern: '^\\d{6}$' }),
  detail: Type.String({ minLength: 5, maxLength: 80 }),
  tag: Optional(Type.String({ maxLength: 8 })),
  geo: Optional(Json(Geo)),
  isDefault: Optional(Flag),
};

/** A pasted text taken apart; '' for what was not found (rule 18.8). */
export const ParsedAddress = Shape({
  name: Text,
  mobile: Text,
  /** Another number to call: a landline with its extension, or a mobile with what is dialled behind it. */
  phone: Text,
  /** As far as it was recognised; names of the levels below are ''. */
  region: Optional(Shape({ code: Text, province: Text, city: Text, district: Text })),
  /** The region ends at a district. */
  complete: Flag,
  detail: Text,
});

export const ProvinceNode = Shape({ code: Text, name: Text, leaf: Flag });

export const addressSchemas = {
  'address.list': { request: Shape({}), data: List(Address) },
  'address.create': { request: Shape(AddressFields), data: Address },
  'address.default': { request: Shape({}), data: Shape({ address: Optional(Address) }) },
  'address.setDefault': { request: Shape({ id: Id }), data: Address },
  'address.view': { request: Shape({ id: Id }), data: Address },
  'address.update': { request: Shape({ id: Id, ...AddressFields }), data: Address },
  'address.delete': { request: Shape({ id: Id }), data: Ok },
  'address.parse': {
    request: Shape({ text: Type.String({ minLength: 1, maxLength: 500 }) }),
    data: ParsedAddress,
    reads: true,
    limit: 30,
  },
  'shop.provinces': { request: Shape({ parent: Optional(Text) }), data: List(ProvinceNode) },
} as const satisfies SchemasFor<typeof addressEndpoints>;

export type Address = Static<typeof Address>;
export type ParsedAddress = Static<typeof ParsedAddress>;
export type ProvinceNode = Static<typeof ProvinceNode>;
