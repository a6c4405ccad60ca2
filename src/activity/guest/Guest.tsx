/** What the page shows: the guest card of an activity, which makes the guest a client of the consultant. */
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { Agree } from '@/domain/content/Agree';
import { WhenInput } from '@/domain/when/WhenInput';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Field } from '@/ui/kit/Field';
import { Segmented } from '@/ui/kit/Segmented';
import { Slot } from '@/ui/kit/Slot';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { Page, usePageParams } from '@/ui/shell';
import { ConsultantNo } from '@/activity/guest/ConsultantNo';
import { GuestCard } from '@/activity/guest/GuestCard';
import { MOST_TAGS, useGuest } from '@/activity/guest/useGuest';
import styles from '@/activity/guest/guest.module.scss';

const GENDERS = [
  { id: '', label: '不说' },
  { id: 'female', label: '女士' },
  { id: 'male', label: '先生' },
] as const;
const GROUPS = ['茶类', '口感', '场景'] as const;

export function Guest() {
  const { state, form, tags, toggle, save } = useGuest(usePageParams<'/activity/pages/vip'>());
  return (
    <Page
      state={state}
      action={
        state.data && (
          <Button block size="l" busy={save.pending && '保存中'} onPress={() => void save.run()}>
            {state.data.saved ? '更新登记' : '登记'}
          </Button>
        )
      }
    >
      {(vip) => (
        <View>
          <Slot>{vip.saved && <GuestCard vip={vip} />}</Slot>
          <Card place="next">
            <TextField label="姓名" maxLength={20} {...form.bind('name')} />
            <TextField label="手机号" kind="tel" {...form.bind('mobile')} />
            <Field
              label="称呼"
              trailing={
                <Segmented
                  label="称呼"
                  items={GENDERS}
                  current={form.values.gender as '' | 'female' | 'male'}
                  onChange={(gender) => form.set('gender', gender)}
                />
              }
            />
            <Field
              label="生日"
              error={form.errors.birthday}
              trailing={
                <WhenInput
                  mode="date"
                  label="生日"
                  birthday
                  value={form.values.birthday}
                  onInput={(day) => form.set('birthday', day)}
                />
              }
            />
            <ConsultantNo activityId={vip.activity.id} {...form.bind('employeeNo')} />
            <TextArea label="想说的话" maxLength={200} placeholder="比如想找什么茶" {...form.bind('wish')} />
          </Card>
          <Card place="next" pad="all">
            <Note block>{`喜欢什么，选 1 到 ${MOST_TAGS} 个（已选 ${tags.length}）`}</Note>
            {GROUPS.map((group) => (
              <ChipGroup key={group} label={group}>
                <View className={styles.tags}>
                  {vip.tags
                    .filter((tag) => tag.group === group)
                    .map(({ id, label }) => (
                      <Chip key={id} role="checkbox" selected={tags.includes(id)} onPress={() => toggle(id)}>
                        {label}
                      </Chip>
                    ))}
                </View>
              </ChipGroup>
            ))}
          </Card>
          <Agree
            checked={form.values.agree}
            name="隐私政策"
            words="我同意用这些信息联系我和推荐茶，见"
            onChange={(agree) => form.set('agree', agree)}
            onRead={() => go('/site/pages/single_detail', { code: 'PRIVACY' })}
          />
        </View>
      )}
    </Page>
  );
}
