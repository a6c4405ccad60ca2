/** The guest's card: the form with its draft, the tastes, the gift. */
import { useEffect, useState } from 'react';
import { call } from '@/core/api';
import type { QueryOf } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useAction, useForm, usePageData, useReturn } from '@/ui/shell';

export const MOST_TAGS = 8;

export function useGuest({ id = '', employeeNo = '' }: QueryOf<'/activity/pages/vip'>) {
  const { session, feedback } = useStores();
  const state = usePageData(() => call('activity.vip', { activityId: id }), [id, session.token]);
  const [tags, setTags] = useState<readonly string[]>([]);
  const form = useForm(
    { name: '', mobile: session.member?.mobile ?? '', gender: '', birthday: '', employeeNo, wish: '', agree: false },
    {
      name: (text) => (text.trim() === '' ? '请填写姓名' : undefined),
      mobile: (text) => (/^1[3-9]\d(\d{4}|\*{4})\d{4}$/.test(text.replace(/\s/g, '')) ? undefined : '请填 11 位手机号'),
    },
    `guest:${id}`,
  );
  const { data } = state;
  const { reset, dirty } = form;
  useEffect(() => {
    if (!data) return;
    setTags(data.tags.filter(({ on }) => on).map((tag) => tag.id));
    const of = (key: string) => data.form.find((one) => one.key === key)?.value ?? '';
    if (!dirty)
      reset({
        name: of('name'),
        mobile: of('mobile'),
        gender: of('gender'),
        birthday: of('birthday'),
        employeeNo: of('employeeNo') || employeeNo,
        wish: of('wish'),
        agree: data.saved,
      });
    // The form begins with each answer; what is being typed stays.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data]);
  // The gift may have been handed out meanwhile.
  useReturn(() => void state.reload());
  const save = useAction(async () => {
    if (!form.check()) return;
    const { values } = form;
    if (!values.agree) return void feedback.toast('请先同意个人信息的使用说明');
    const isOffered = (data?.tags.length ?? 0) > 0;
    if (isOffered && tags.length === 0) return void feedback.toast('喜欢什么，至少选 1 个');
    if (isOffered) await call('activity.saveTags', { activityId: id, tagIds: [...tags] });
    const { gender, birthday, employeeNo: no, wish } = values;
    state.set(
      await call('activity.vipSave', {
        activityId: id,
        name: values.name.trim(),
        mobile: values.mobile,
        gender: gender === 'female' || gender === 'male' ? gender : '',
        ...(birthday ? { birthday } : {}),
        ...(no.trim() ? { employeeNo: no.trim() } : {}),
        wish,
        agree: true,
      }),
    );
    form.done();
    feedback.toast('已登记');
  });
  const toggle = (tag: string) =>
    setTags((was) => {
      if (was.includes(tag)) return was.filter((one) => one !== tag);
      if (was.length < MOST_TAGS) return [...was, tag];
      feedback.toast(`最多选 ${MOST_TAGS} 个`);
      return was;
    });
  return { state, form, tags, toggle, save };
}
