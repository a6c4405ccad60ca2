import type { UserBrief } from '../../../../src/contract/member/schemas';

/** Stands for a guest whose account is closed. */
export const NOBODY: UserBrief = { id: '0', no: '', nickname: '已注销', avatar: '', levelName: '' };
