/** The fields of 个人资料 under the bar that says how complete they are. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { HobbyTag } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { RegionSheet } from '@/domain/region/RegionSheet';
import { regionText } from '@/domain/address/text';
import { WhenInput } from '@/domain/when/WhenInput';
import { Field } from '@/ui/kit/Field';
import { Progress } from '@/ui/kit/Progress';
import { Segmented } from '@/ui/kit/Segmented';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import type { Form } from '@/ui/shell';
import { AvatarField } from './AvatarField';
import { HobbyField } from './HobbyField';
import { completeness, type ProfileValues } from './profile';
import styles from './EditForm.module.scss';

const GENDERS = [
  { id: 'female', label: '女' },
  { id: 'male', label: '男' },
  { id: '', label: '不说' },
] as const;

interface EditFormProps {
  form: Form<ProfileValues>;
  tags: readonly HobbyTag[];
  /** Set already: it can be set only once. */
  birthdaySet: boolean;
}

export function EditForm({ form, tags, birthdaySet }: EditFormProps): ReactElement {
  const { clock } = useStores();
  const [sheet, setSheet] = useState(false);
  const { values, errors, set } = form;
  const percent = completeness(values);
  return (
    <View className={styles.form}>
      <View className={styles.complete}>
        <Note>{percent === 100 ? '资料很完整' : `资料完整度 ${percent}%`}</Note>
        <Progress value={percent} label={`资料完整度 ${percent}%`} tone="celadon" />
      </View>
      <Card clip>
        <AvatarField src={values.avatar} name={values.nickname} onChange={(url) => set('avatar', url)} />
        <TextField {...form.bind('nickname')} label="昵称" complete="nickname" maxLength={16} placeholder="2-16 个字" />
        <Field label="性别">
          <Segmented
            items={GENDERS}
            current={values.gender}
            label="性别"
            onChange={(gender) => set('gender', gender)}
          />
        </Field>
        <Field
          label="生日"
          error={errors.birthday}
          hint={birthdaySet ? '生日已设置，不能再改' : '只能设置一次，用于生日礼'}
        >
          {birthdaySet ? (
            <Text>{values.birthday}</Text>
          ) : (
            <WhenInput
              label="生日"
              mode="date"
              birthday
              value={values.birthday}
              latest={formatTime(clock.now(), 'YYYY-MM-DD')}
              onInput={(day) => set('birthday', day)}
            />
          )}
        </Field>
        <Field label="城市" onPress={() => setSheet(true)}>
          <Text className={values.region ? '' : styles.empty}>{values.region || '选择城市'}</Text>
        </Field>
        <TextArea {...form.bind('bio')} label="个性签名" rows={2} maxLength={60} placeholder="一句话说说自己" />
      </Card>
      <HobbyField tags={tags} chosen={values.hobbies} onChange={(hobbies) => set('hobbies', hobbies)} />
      <RegionSheet
        open={sheet}
        levels={2}
        title="选择城市"
        value={values.regionCode}
        onClose={() => setSheet(false)}
        onPick={(region) => {
          set('regionCode', region.code);
          set('region', regionText(region));
          setSheet(false);
        }}
      />
    </View>
  );
}
