/** The fields of a client in groups: the few of a quick form, and all the others. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { ClientDict, HobbyTag } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import { regionText } from '@/domain/address/text';
import type { PlaceChoice } from '@/domain/place/place';
import { RegionSheet } from '@/domain/region/RegionSheet';
import { WhenInput } from '@/domain/when/WhenInput';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Field, FieldPair } from '@/ui/kit/Field';
import { Sheet } from '@/ui/kit/Sheet';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import type { Form } from '@/ui/shell';
import { STAGES } from '../words';
import { GENDERS, TYPES } from './fields';
import type { ClientValues } from './values';
import styles from './form.module.scss';

export interface Country {
  value: string;
  label: string;
  min: number;
  max: number;
}
interface FieldsProps {
  form: Form<ClientValues>;
  dict: ClientDict | undefined;
}

interface ChoiceProps<Id extends string> {
  label: string;
  items: readonly { id: Id; label: string }[];
  current: Id | readonly Id[];
  many?: boolean;
  onPress: (id: Id) => void;
}

function Choice<Id extends string>({ label, items, current, many, onPress }: ChoiceProps<Id>): ReactElement {
  const isOn = (id: Id) => (typeof current === 'string' ? current === id : current.includes(id));
  return (
    <Field label={label}>
      <View className={styles.chips}>
        <ChipGroup label={label} {...(!many && { role: 'radiogroup' as const })}>
          {items.map(({ id, label: word }) => (
            <Chip key={id} role={many ? 'checkbox' : 'radio'} selected={isOn(id)} onPress={() => onPress(id)}>
              {word}
            </Chip>
          ))}
        </ChipGroup>
      </View>
    </Field>
  );
}

const toggled = (list: readonly string[], id: string): string[] =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id];
const itemsOf = (options: readonly { value: string; label: string }[] = []) =>
  options.map(({ value, label }) => ({ id: value, label }));

/** The number with its country, on which its length depends. */
export function MobileField({
  form,
  countries,
}: {
  form: Form<ClientValues>;
  countries: readonly Country[];
}): ReactElement {
  const [open, setOpen] = useState(false);
  const { countryCode } = form.values;
  const country = countries.find(({ value }) => value === countryCode);
  return (
    <>
      <TextField
        {...form.bind('mobile')}
        label="手机号"
        kind={countryCode === '86' ? 'tel' : 'text'}
        maxLength={countryCode === '86' ? 11 : 30}
        placeholder={country && countryCode !== '86' ? `${country.min} 到 ${country.max} 位` : '11 位手机号'}
        confirmType="next"
        trailing={
          <Button size="s" tone="quiet" label={`国家或地区 ${country?.label ?? ''}`} onPress={() => setOpen(true)}>
            {`+${countryCode}`}
          </Button>
        }
      />
      <Sheet open={open} title="国家或地区" onClose={() => setOpen(false)}>
        <Cells>
          {countries.map(({ value, label }) => (
            <Cell
              key={value}
              label={label}
              role="radio"
              checked={value === countryCode}
              arrow={false}
              onPress={() => {
                form.set('countryCode', value);
                setOpen(false);
              }}
            >
              {value === countryCode ? '已选' : ''}
            </Cell>
          ))}
        </Cells>
      </Sheet>
    </>
  );
}

export function QuickFields({ form, dict }: FieldsProps): ReactElement {
  const { values, set } = form;
  return (
    <>
      <TextField {...form.bind('name')} label="姓名" maxLength={20} placeholder="怎么称呼" confirmType="next" />
      <Choice label="性别" items={GENDERS} current={values.gender} onPress={(id) => set('gender', id)} />
      <Choice
        label="等级"
        items={itemsOf(dict?.levels)}
        current={values.level}
        onPress={(id) => set('level', id as ClientValues['level'])}
      />
      <Choice label="来源" items={itemsOf(dict?.sources)} current={values.source} onPress={(id) => set('source', id)} />
      <Choice
        label="标签"
        many
        items={itemsOf(dict?.tags)}
        current={values.tags}
        onPress={(id) => set('tags', toggled(values.tags, id))}
      />
      <NotesField form={form} />
    </>
  );
}

export const NotesField = ({ form }: { form: Form<ClientValues> }): ReactElement => (
  <TextArea {...form.bind('remark')} label="备注" rows={3} maxLength={500} placeholder="喜欢什么茶，有什么忌讳" />
);

/** Where and how else somebody is reached. */
export function ReachFields({ form }: { form: Form<ClientValues> }): ReactElement {
  const { clock } = useStores();
  const { values, errors, set } = form;
  const [choosing, setChoosing] = useState(false);
  const onMap = async () => {
    const place = await pick<PlaceChoice>('/choose-location', { caller: 'client', ...(values.geo ?? {}) });
    if (!place) return;
    set('geo', { lat: place.lat, lng: place.lng });
    if (values.address === '') set('address', `${place.address}${place.name}`.slice(0, 80));
  };
  return (
    <>
      <TextField {...form.bind('mobile2')} label="备用电话" maxLength={40} placeholder="选填" />
      <TextField {...form.bind('wechat')} label="微信" maxLength={40} placeholder="选填" />
      <Field label="生日" error={errors.birthday}>
        <WhenInput
          label="生日"
          mode="date"
          birthday
          clearable
          value={values.birthday}
          latest={formatTime(clock.now(), 'YYYY-MM-DD')}
          onInput={(day) => set('birthday', day)}
        />
      </Field>
      <Field label="地区" error={errors.regionCode} onPress={() => setChoosing(true)}>
        <Text className={values.region ? '' : styles.empty}>{values.region || '选择地区'}</Text>
      </Field>
      <TextField
        {...form.bind('address')}
        label="地址"
        maxLength={80}
        placeholder="街道、门牌"
        trailing={
          <Button size="s" tone="quiet" onPress={onMap}>
            {values.geo ? '已定位' : '地图选点'}
          </Button>
        }
      />
      {values.geo && (
        <View className={styles.foot}>
          <Button size="s" tone="quiet" onPress={() => set('geo', undefined)}>
            取消定位
          </Button>
        </View>
      )}
      <RegionSheet
        open={choosing}
        value={values.regionCode}
        onClose={() => setChoosing(false)}
        onPick={(region) => {
          set('regionCode', region.code);
          set('region', regionText(region));
          setChoosing(false);
        }}
      />
    </>
  );
}

export function PortraitFields({ form, tags }: { form: Form<ClientValues>; tags: readonly HobbyTag[] }): ReactElement {
  const { values, set } = form;
  return (
    <>
      <Choice label="类型" items={TYPES} current={values.type} onPress={(id) => set('type', id)} />
      <Choice
        label="阶段"
        items={STAGES.map(([id, label]) => ({ id, label }))}
        current={values.stage}
        onPress={(id) => set('stage', id)}
      />
      <TextField {...form.bind('budget')} label="预算" maxLength={20} placeholder="如 每份 400 元" />
      <Choice
        label="口味"
        many
        items={tags.map(({ id, label }) => ({ id, label }))}
        current={values.hobbyTagIds}
        onPress={(id) => set('hobbyTagIds', toggled(values.hobbyTagIds, id))}
      />
    </>
  );
}

const MOST_CONTACTS = 5;
/** One that no other contact has. */
const nextKey = (contacts: readonly { key: string }[]): string =>
  String(1 + Math.max(0, ...contacts.map(({ key }) => Number(key) || 0)));

export function CompanyFields({ form }: { form: Form<ClientValues> }): ReactElement {
  const { contacts } = form.values;
  const change = (at: number, part: Partial<(typeof contacts)[number]>) =>
    form.set(
      'contacts',
      contacts.map((one, i) => (i === at ? { ...one, ...part } : one)),
    );
  return (
    <>
      <TextField {...form.bind('company')} label="公司" maxLength={40} placeholder="选填" />
      <TextField {...form.bind('title')} label="职务" maxLength={20} placeholder="选填" />
      {contacts.map(({ key, label, value }, i) => (
        <View key={key}>
          <FieldPair>
            <TextField
              label={`联系人 ${i + 1}`}
              value={label}
              maxLength={20}
              placeholder="称呼"
              onInput={(text) => change(i, { label: text })}
            />
            <TextField
              label="怎么联系"
              value={value}
              maxLength={40}
              placeholder="电话或微信"
              onInput={(text) => change(i, { value: text })}
            />
          </FieldPair>
          <View className={styles.foot}>
            <Button
              size="s"
              tone="quiet"
              label={`去掉联系人 ${i + 1}`}
              onPress={() =>
                form.set(
                  'contacts',
                  contacts.filter((_, at) => at !== i),
                )
              }
            >
              去掉
            </Button>
          </View>
        </View>
      ))}
      <View className={styles.foot}>
        <Note>{`${contacts.length}/${MOST_CONTACTS}`}</Note>
        <Button
          size="s"
          tone="line"
          disabled={contacts.length >= MOST_CONTACTS}
          onPress={() => form.set('contacts', [...contacts, { key: nextKey(contacts), label: '', value: '' }])}
        >
          加联系人
        </Button>
      </View>
    </>
  );
}

export const Group = ({
  children,
  place = 'next',
}: {
  children: ReactElement | readonly (ReactElement | false)[];
  place?: 'alone' | 'next';
}): ReactElement => (
  <Card place={place} clip>
    {children}
  </Card>
);
