/** memberV4.bind: who brought a member is settled once, in time, and never in a circle. */
import { eq } from 'drizzle-orm';
import { ledgerRows, members } from '../../../server/db/schema';
import { DAY_MS } from '../../../server/lib/shanghai';
import { testServer } from '../harness';

const app = testServer({ seed: 'base' });
let count = 0;
/** Somebody who has just registered, without an inviter. */
async function newcomer() {
  const mobile = `1370000${String((count += 1)).padStart(4, '0')}`;
  const token = await app.login(mobile);
  const [row] = await app.db.select().from(members).where(eq(members.mobile, mobile));
  return { token, ...row! };
}
const bind = (token: string, inviteNo: string) => app.call('memberV4.bind', { inviteNo }, { token });
const inviterOf = async (id: string) =>
  (await app.db.select({ by: members.inviterId }).from(members).where(eq(members.id, id)))[0]?.by ?? null;

test('a newcomer names who brought him, once; that one grows by it', async () => {
  const [ann, bob, cai] = [await newcomer(), await newcomer(), await newcomer()];
  const { code, data } = await bind(bob.token, ` ${ann.no} `);
  expect([code, data.inviter.id]).toEqual([200, ann.id]);
  expect(await inviterOf(bob.id)).toBe(ann.id);
  const grown = await app.db
    .select()
    .from(ledgerRows)
    .where(eq(ledgerRows.bizId, `invite-${bob.id}`));
  expect(grown.map(({ delta }) => delta)).toEqual([50]);
  expect(await bind(bob.token, cai.no)).toMatchObject({ code: 422, message: '已有邀请人，不能更改' });
  expect(await inviterOf(bob.id)).toBe(ann.id);
});

test('nobody brings himself, and nobody whom he brought brings him, at any depth', async () => {
  const [ann, bob, cai] = [await newcomer(), await newcomer(), await newcomer()];
  expect(await bind(ann.token, ann.no)).toMatchObject({ code: 422, message: '不能邀请自己' });
  await bind(bob.token, ann.no);
  await bind(cai.token, bob.no);
  for (const descendant of [bob, cai])
    expect(await bind(ann.token, descendant.no)).toMatchObject({ code: 422, message: '不能绑定下级为邀请人' });
  expect(await inviterOf(ann.id)).toBeNull();
});

test('two who name each other at the same moment: one does', async () => {
  const [ann, bob] = [await newcomer(), await newcomer()];
  const answers = await Promise.all([bind(ann.token, bob.no), bind(bob.token, ann.no)]);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 422]);
  expect([await inviterOf(ann.id), await inviterOf(bob.id)].filter(Boolean)).toHaveLength(1);
});

test('not after thirty days, not by a number that nobody has, not without a session', async () => {
  const [ann, bob] = [await newcomer(), await newcomer()];
  expect(await bind(bob.token, 'M00000')).toMatchObject({ code: 422, message: '没有找到这个会员号，请核对后再试' });
  expect((await app.call('memberV4.bind', { inviteNo: ann.no })).code).toBe(401);
  app.clock.advance(30 * DAY_MS + 1);
  const later = await app.login(bob.mobile ?? '');
  expect(await bind(later, ann.no)).toMatchObject({ code: 422, message: '已超过绑定期限' });
  expect(await inviterOf(bob.id)).toBeNull();
});
