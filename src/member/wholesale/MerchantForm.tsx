/** The papers of who wants to sell here: name, class, place on the map, hours, pictures. After a refusal it begins with what was sent. */
import { useState, type ReactElement } from 'react';
import { Text } from '@tarojs/components';
import type { Geo, MerchantView } from '@/contract';
import { call } from '@/core/api';
import { pick } from '@/core/routes';
import { PhotoField } from '@/domain/photo/PhotoField';
import type { PlaceChoice } from '@/domain/place/place';
import { RegionSheet } from '@/domain/region/RegionSheet';
import { pathOf, regionOf } from '@/domain/region/regions';
import { Chips } from '@/ui/kit/Chip';
import { Field } from '@/ui/kit/Field';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useBlock, useForm } from '@/ui/shell';
import { LicenseField, PapersSheet, usePapers } from './Papers';
import { needed, rightHours, rightMobile } from './validators';

const NAMED = [
  [/手机/, 'mobile'],
  [/地址/, 'address'],
  [/执照/, 'license'],
  [/照片/, 'photos'],
] as const;

interface MerchantFormProps {
  open: boolean;
  /** What was sent before. */
  before: MerchantView | undefined;
  onClose: () => void;
  onSent: () => void;
}

interface Place {
  geo: Geo;
  regionCode: string;
}

export function MerchantForm({ open, before, onClose, onSent }: MerchantFormProps): ReactElement {
  const cates = useBlock(() => call('tea.merchantCate', {}));
  const [cateId, setCate] = useState(before?.cateId ?? '');
  const [place, setPlace] = useState<Place | undefined>(before && { geo: before.geo, regionCode: before.regionCode });
  const [regions, setRegions] = useState(false);
  const [photos, setPhotos] = useState<string[]>(before?.photos ?? []);
  const form = useForm(
    {
      name: before?.name ?? '',
      contact: before?.contact ?? '',
      mobile: before?.mobile ?? '',
      address: before?.address ?? '',
      hours: before?.hours ?? '09:00-21:00',
      offer: before?.offer ?? '',
    },
    {
      name: (value) => (value.trim().length < 2 ? '店名至少两个字' : undefined),
      contact: needed('请填写联系人'),
      mobile: rightMobile,
      address: (value) => (value.trim().length < 4 ? '请填写到门牌号' : undefined),
      hours: rightHours,
    },
    // A draft would lie over what was sent.
    before ? undefined : 'merchant-apply',
  );

  const onMap = useAction(async () => {
    const found = await pick<PlaceChoice>('/choose-location', { caller: 'merchant', ...place?.geo });
    if (!found) return;
    const region = found.regionCode ? regionOf(await pathOf(found.regionCode)) : undefined;
    setPlace({ geo: { lat: found.lat, lng: found.lng }, regionCode: region?.district ? region.code : '' });
    const text = `${found.address}${found.name && !found.address.includes(found.name) ? found.name : ''}`.trim();
    if (text && form.values.address === '') form.set('address', text.slice(0, 80));
    if (!region?.district) setRegions(true);
  });

  const papers = usePapers(form, { reason: before?.reason, license: before?.license }, NAMED);
  const send = useAction(() =>
    papers.send(
      [
        !cateId && '请选择经营类目',
        !place && '请在地图上选择店铺位置',
        !place?.regionCode && '请选择所在区县',
        papers.lacksLicense,
        photos.length === 0 && '请上传店铺照片',
      ],
      async (license) => {
        if (!place) return;
        const { name, contact, mobile, address, hours, offer } = form.values;
        await call('merchant.apply', {
          name: name.trim(),
          cateId,
          contact: contact.trim(),
          mobile,
          regionCode: place.regionCode,
          address: address.trim(),
          geo: place.geo,
          license,
          photos,
          hours: hours.trim(),
          ...(offer.trim() ? { offer: offer.trim() } : {}),
          agree: true,
        });
      },
      onSent,
    ),
  );
  return (
    <>
      <PapersSheet code="merchant" papers={papers} open={open} send={send} onClose={onClose}>
        <TextField label="店名" maxLength={20} {...form.bind('name')} />
        <Field label="经营类目">
          <Chips
            label="经营类目"
            items={(cates ?? []).filter(({ id }) => id !== '')}
            current={cateId}
            onChange={setCate}
          />
        </Field>
        <TextField label="联系人" complete="name" maxLength={20} {...form.bind('contact')} />
        <TextField label="手机号" kind="tel" complete="tel" maxLength={11} {...form.bind('mobile')} />
        {papers.refusal('mobile')}
        <Field label="店铺位置" onPress={onMap.run}>
          <Text>{place ? (place.regionCode ? '已在地图上标出，可重选' : '已标出，还差区县') : '在地图上选择'}</Text>
        </Field>
        <TextField label="详细地址" placeholder="街道、门牌号" maxLength={80} {...form.bind('address')} />
        {papers.refusal('address')}
        <TextField label="营业时间" placeholder="09:00-20:30" maxLength={11} {...form.bind('hours')} />
        <TextField label="会员优惠" placeholder="选填，如：会员第二盒半价" maxLength={30} {...form.bind('offer')} />
        <LicenseField papers={papers} />
        <PhotoField label="店铺照片" scene="merchant" value={photos} onChange={setPhotos} />
        {papers.refusal('photos')}
      </PapersSheet>
      <RegionSheet
        open={regions}
        value={place?.regionCode}
        onClose={() => setRegions(false)}
        onPick={({ code }) => {
          setRegions(false);
          if (place) setPlace({ ...place, regionCode: code });
        }}
      />
    </>
  );
}
