/** Shapes of the staff that others carry too. */
import { Id, Shape, Text, type Static } from '../kit';

export const EmployeeBrief = Shape({
  id: Id,
  no: Text,
  name: Text,
  avatar: Text,
  title: Text,
  storeId: Id,
  storeName: Text,
});

export type EmployeeBrief = Static<typeof EmployeeBrief>;
