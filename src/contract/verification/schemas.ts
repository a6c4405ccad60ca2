import { Flag, KV, List, Ms, OneOf, Optional, Shape, Text, Type, type SchemasFor, type Static } from '../kit';
import type { verificationEndpoints } from './endpoints';

/** What a picture says, or what somebody types. */
export const CodeText = Type.String({ title: '编码', minLength: 1, maxLength: 200 });
export const VerifyResult = Shape({
  kind: OneOf(['order', 'coupon', 'booking', 'ticket', 'member', 'offer', 'gift']),
  title: Text,
  owner: Text,
  detail: List(KV),
  usable: Flag,
  usedAt: Optional(Ms),
  /** Why it is not usable. */
  reason: Optional(Text),
});

export const verificationSchemas = {
  /** Without `confirm` it is only shown. */
  'tea.verification': {
    request: Shape({ code: CodeText, confirm: Optional(Flag) }),
    data: VerifyResult,
    role: ['merchant', 'staff:service', 'staff:stock', 'staff:table'],
    limit: 60,
  },
} as const satisfies SchemasFor<typeof verificationEndpoints>;

export type VerifyResult = Static<typeof VerifyResult>;
