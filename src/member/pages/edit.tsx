/** /member/pages/edit: the profile. Leaving with changes asks first. */
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import type { HobbyTag, Member } from '@/contract';
import { call } from '@/core/api';
import { back } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Page, useAction, useForm, usePageData, useSayAndGo, useSpare } from '@/ui/shell';
import { EditForm } from '../edit/EditForm';
import { changesOf, profileOf, profileRules, sameTags, type ProfileValues } from '../edit/profile';

const LEAVE = { title: '不保存就离开？', text: '刚才的修改会丢掉。', yes: '离开', no: '继续编辑' };

export default observer(function EditPage() {
  const { session } = useStores();
  const spare = useSpare();
  const state = usePageData(async () => {
    // Without the tags the rest can still be edited.
    const [member, hobby] = await Promise.all([
      session.loadMember(true),
      spare(call('memberV4.hobbyProduct', { page: 1 }), (): void => void state.reload()),
    ]);
    return member && { member, tags: hobby?.tags ?? [] };
  });
  if (!state.data)
    return (
      <Page state={state} skeleton="cells">
        {() => null}
      </Page>
    );
  return <Editor member={state.data.member} tags={state.data.tags} />;
});

function Editor({ member, tags }: { member: Member; tags: readonly HobbyTag[] }): ReactElement {
  const { session, feedback } = useStores();
  const sayAndGo = useSayAndGo();
  const start = profileOf(member, tags);
  const form = useForm<ProfileValues>(start, profileRules);
  const save = useAction(async () => {
    if (!form.check()) return;
    const { values } = form;
    if (values.hobbies.length === 0 && start.hobbies.length > 0) return void feedback.toast('口味至少留一个');
    const changes = changesOf(start, values);
    if (
      changes?.birthday &&
      !(await feedback.confirm({ title: `生日是 ${changes.birthday}？`, text: '保存后不能再改。', yes: '保存' }))
    )
      return;
    const saved = changes && (await call('member.save', changes));
    if (saved) session.setMember(saved);
    if (values.hobbies.length > 0 && !sameTags(values.hobbies, start.hobbies))
      await call('memberV4.hobbySave', { tagIds: [...values.hobbies] });
    form.done();
    await session.loadMember(true).catch(() => undefined);
    await sayAndGo(saved?.checking ? '正在审核，通过后大家能看到' : '已保存', () => back('/member/pages/setting'));
  });
  return (
    <Page
      onBack={() => !form.dirty || feedback.confirm(LEAVE)}
      action={
        <Button block size="l" disabled={!form.dirty} busy={save.pending && '保存中'} onPress={save.run}>
          保存
        </Button>
      }
    >
      <EditForm form={form} tags={tags} birthdaySet={member.birthday !== ''} />
    </Page>
  );
}
