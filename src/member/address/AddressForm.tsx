/** The fields of an address. Recognising, locating and choosing on the map only fill them in; saving is the person's own step. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import type { ParsedAddress } from '@/contract';
import { regionText } from '@/domain/address/text';
import type { PlaceChoice } from '@/domain/place/place';
import { isMainland, pathOf, regionOf } from '@/domain/region/regions';
import { RegionSheet } from '@/domain/region/RegionSheet';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Field } from '@/ui/kit/Field';
import { Notice } from '@/ui/kit/Notice';
import { Switch } from '@/ui/kit/Switch';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { useAction, useMessenger, type Form } from '@/ui/shell';
import { MOST_DETAIL, TAGS, type AddressValues } from './fields';
import { cityNear } from './locate';
import { PasteCard } from '@/domain/address/PasteCard';
import styles from './AddressForm.module.scss';

export function AddressForm({ form }: { form: Form<AddressValues> }): ReactElement {
  const [sheet, setSheet] = useState<string>();
  const { values, errors, set } = form;

  const use = (parsed: ParsedAddress) => {
    if (parsed.name) set('name', parsed.name.slice(0, 20));
    if (parsed.mobile) set('mobile', parsed.mobile);
    // A landline and an extension have no field of their own; whoever brings the parcel reads them here.
    const detail = parsed.phone ? `${parsed.detail}（电话 ${parsed.phone}）` : parsed.detail;
    if (detail) set('detail', detail.length > MOST_DETAIL ? parsed.detail.slice(0, MOST_DETAIL) : detail);
    if (parsed.region && parsed.complete) set('region', parsed.region);
    // The text is another place than the one that was located.
    set('geo', undefined);
    if (!parsed.complete) setSheet(parsed.region?.code ?? '');
  };
  const { locate, onMap } = usePlace(form, setSheet);

  return (
    <View className={styles.form}>
      <PasteCard onUse={use} />
      <Card place="next" clip>
        <TextField
          {...form.bind('name')}
          label="收货人"
          complete="name"
          maxLength={20}
          placeholder="名字"
          confirmType="next"
        />
        <TextField
          {...form.bind('mobile')}
          label="手机号"
          kind="tel"
          complete="tel"
          maxLength={11}
          placeholder="11 位手机号"
          confirmType="next"
        />
        <Field label="所在地区" error={errors.region} onPress={() => setSheet(values.region?.code ?? '')}>
          <Text className={values.region ? '' : styles.empty}>
            {values.region ? regionText(values.region) : '省、市、区县'}
          </Text>
        </Field>
        {values.region && !isMainland(values.region.code) && (
          <Notice tone="warn">港澳台暂不配送，可以保存，下单时选不了</Notice>
        )}
        <TextArea
          {...form.bind('detail')}
          label="详细地址"
          rows={2}
          maxLength={MOST_DETAIL}
          placeholder="街道、小区、楼栋、门牌号"
        />
        <View className={styles.ways}>
          <Button size="s" tone="quiet" icon="locate" busy={locate.pending} onPress={locate.run}>
            {values.geo ? '已定位' : '定位'}
          </Button>
          <Button size="s" tone="quiet" onPress={onMap.run}>
            在地图上选
          </Button>
        </View>
      </Card>
      <Card place="next" clip>
        <TagField tag={values.tag} onChange={(tag) => set('tag', tag)} />
        <Cells>
          <Cell label="设为默认地址">
            <Switch on={values.isDefault} label="设为默认地址" onChange={(on) => set('isDefault', on)} />
          </Cell>
        </Cells>
      </Card>
      <RegionSheet
        open={sheet !== undefined}
        value={sheet}
        onClose={() => setSheet(undefined)}
        onPick={(region) => {
          set('region', region);
          setSheet(undefined);
        }}
      />
    </View>
  );
}

/** Where it is: by the phone's own place, or chosen on the map. `ask` opens the regions at the one that is near. */
function usePlace({ values, set }: Form<AddressValues>, ask: (code: string) => void) {
  const { feedback } = useStores();
  const messenger = useMessenger();
  const locate = useAction(async () => {
    const point = await messenger.locate();
    if (!point) return;
    set('geo', point);
    feedback.toast('位置已记下，选一下区县');
    ask((await cityNear(point)) ?? values.region?.code ?? '');
  });
  const onMap = useAction(async () => {
    const place = await pick<PlaceChoice>('/choose-location', { caller: 'address', ...(values.geo ?? {}) });
    if (!place) return;
    if (place.exact) set('geo', { lat: place.lat, lng: place.lng });
    const region = place.regionCode ? regionOf(await pathOf(place.regionCode)) : undefined;
    if (region?.district) set('region', region);
    const prefix = region ? regionText(region) : '';
    const text =
      `${place.address.replace(prefix, '')}${place.name && !place.address.includes(place.name) ? place.name : ''}`.trim();
    if (text) set('detail', text.slice(0, MOST_DETAIL));
  });
  return { locate, onMap };
}

function TagField({ tag, onChange }: { tag: AddressValues['tag']; onChange: (tag: AddressValues['tag']) => void }) {
  return (
    <View className={styles.tags}>
      <Note>标签</Note>
      <ChipGroup label="标签" role="radiogroup">
        {TAGS.map((one) => (
          <Chip key={one} role="radio" selected={tag === one} onPress={() => onChange(tag === one ? '' : one)}>
            {one}
          </Chip>
        ))}
      </ChipGroup>
    </View>
  );
}
