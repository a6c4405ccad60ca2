import { Flag, KV, List, Optional, Shape, Text, Type, type SchemasFor, type Static } from '../kit';
import { EmployeeBrief } from '../employee/shapes';
import { StoreCard } from '../store/shapes';
import type { contactEndpoints } from './endpoints';

export const Advisor = Shape({
  ...EmployeeBrief.properties,
  /** Work number, to be called. */
  mobile: Text,
});

export const contactSchemas = {
  'tea.contactUs': {
    request: Shape({ lat: Optional(Type.Number()), lng: Optional(Type.Number()) }),
    data: Shape({
      /** The nearest first when the position is known. */
      stores: List(StoreCard),
      /** Departments: label = name, value = telephone. */
      service: List(KV),
    }),
  },
  'tea.contactUsOne': {
    request: Shape({}),
    data: Shape({
      advisor: Optional(Advisor),
      /** What the QR of the tea friends' group says. */
      groupQr: Text,
      hours: Text,
      /** Somebody answers now. */
      online: Flag,
    }),
  },
} as const satisfies SchemasFor<typeof contactEndpoints>;

export type Advisor = Static<typeof Advisor>;
