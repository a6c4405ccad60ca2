import type { ReactElement } from 'react';
import type { AssetView } from '@/contract';
import { AssetPicture } from '@/domain/asset/AssetPicture';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Tag } from '@/ui/kit/Tag';
import { placeText, STATUS } from './labels';

/** A piece in a list. */
export function AssetRow({ asset, onPress }: { asset: AssetView; onPress: () => unknown }): ReactElement {
  const [word, tone] = STATUS[asset.status];
  return (
    <RecordRow
      leading={<AssetPicture photo={asset.photo} category={asset.category} />}
      title={`${asset.name} ${asset.code}`}
      notes={[placeText(asset)]}
      role="link"
      onPress={onPress}
    >
      <Tag tone={tone}>{word}</Tag>
    </RecordRow>
  );
}
