import type { MemberRow } from './repository';

/** What the shop needs to know to be a good host. */
export const isComplete = ({
  birthday,
  gender,
  regionCode,
}: Pick<MemberRow, 'birthday' | 'gender' | 'regionCode'>): boolean =>
  birthday !== '' && gender !== '' && regionCode !== '';
