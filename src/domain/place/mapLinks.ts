/** Map apps that open a point from a link. All take gcj02 as it is, so nothing is converted here. */
import type { NamedPoint } from '@/core/platform';

export interface MapLink {
  id: 'amap' | 'apple' | 'tencent' | 'baidu';
  label: string;
  url: string;
}

export function mapLinks(
  { lat, lng, name = '', address = '' }: NamedPoint,
  os: 'ios' | 'android' | 'other',
): MapLink[] {
  const title = encodeURIComponent(name || address || '目的地');
  const text = encodeURIComponent(address || name);
  const links: MapLink[] = [
    {
      id: 'amap',
      label: '高德地图',
      url: `https://uri.amap.com/marker?position=${lng},${lat}&name=${title}&src=yejian&coordinate=gaode&callnative=1`,
    },
    {
      id: 'tencent',
      label: '腾讯地图',
      url: `https://apis.map.qq.com/uri/v1/marker?marker=coord:${lat},${lng};title:${title};addr:${text}&referer=yejian`,
    },
    {
      id: 'baidu',
      label: '百度地图',
      url: `https://api.map.baidu.com/marker?location=${lat},${lng}&title=${title}&content=${text}&coord_type=gcj02&output=html&src=yejian`,
    },
  ];
  const apple: MapLink = { id: 'apple', label: '苹果地图', url: `https://maps.apple.com/?ll=${lat},${lng}&q=${title}` };
  return os === 'android' ? links : [apple, ...links];
}
