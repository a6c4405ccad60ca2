import {
  CodeOrProof,
  Count,
  Flag,
  MobileOrOwn,
  OneOf,
  Optional,
  Shape,
  Text,
  Type,
  Typed,
  type SchemasFor,
  type Static,
} from '../kit';
import type { identityEndpoints } from './endpoints';

/**
 * Masked throughout: 张**, 3****************8; `cardTail` and `mobile` are those of the newest card. failed = basic, and the last
 * question to the authentication service was answered with no. Pictures are told of, never shown.
 */
export const IdentityView = Shape({
  state: OneOf(['none', 'basic', 'verified', 'failed']),
  name: Optional(Text),
  idNo: Optional(Text),
  bankName: Optional(Text),
  cardTail: Optional(Text),
  mobile: Optional(Text),
  failReason: Optional(Text),
  hasPhotos: Flag,
  triesLeft: Count,
});

const Photo = Type.String({ maxLength: 120 });

export const identitySchemas = {
  'external.auth': { request: Shape({}), data: IdentityView },
  /** basic: name, idNo, agree and the pictures, each an address that file.images with scene `identity` gave. verify: cardNo, mobile and the code sent to it. */
  'external.authSave': {
    request: Shape({
      step: OneOf(['basic', 'verify']),
      name: Optional(Typed('realName', Type.String({ maxLength: 60 }))),
      idNo: Optional(Typed('idcard', Type.String({ maxLength: 18 }))),
      idFront: Optional(Photo),
      idBack: Optional(Photo),
      cardNo: Optional(Typed('number', Type.String({ maxLength: 30 }))),
      bankName: Optional(Type.String({ maxLength: 30 })),
      mobile: Optional(MobileOrOwn),
      code: Optional(CodeOrProof),
      agree: Optional(Flag),
    }),
    data: IdentityView,
    limit: 10,
    daily: 50,
    // A try stays counted when the rest is undone, and the authentication service is asked outside of any transaction.
    transaction: 'own',
  },
} as const satisfies SchemasFor<typeof identityEndpoints>;

export type IdentityView = Static<typeof IdentityView>;
