import {
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
  name: Type.String({ title: '收货人', minLength: 1, maxLength: 20 }),
  mobile: Mobile,
  regionCode: Type.String({ pattern: '^\\d{6}$' }),
  detail: Type.String({ minLength: 5, maxLength: 80 }),
  tag: Optional(Type.String({ maxLength: 8 })),
  geo: Optional(Json(Geo)),
  isDefault: Optional(Flag),
};

export const ProvinceNode = Shape({ code: Text, name: Text, leaf: Flag });

export const addressSchemas = {
  'address.list': { request: Shape({}), data: List(Address) },
  'address.create': { request: Shape(AddressFields), data: Address },
  'address.default': { request: Shape({}), data: Shape({ address: Optional(Address) }) },
  'address.setDefault': { request: Shape({ id: Id }), data: Address },
  'address.view': { request: Shape({ id: Id }), data: Address },
  'address.update': { request: Shape({ id: Id, ...AddressFields }), data: Address },
  'address.delete': { request: Shape({ id: Id }), data: Ok },
  'shop.provinces': { request: Shape({ parent: Optional(Text) }), data: List(ProvinceNode) },
} as const satisfies SchemasFor<typeof addressEndpoints>;

export type Address = Static<typeof Address>;
export type ProvinceNode = Static<typeof ProvinceNode>;
