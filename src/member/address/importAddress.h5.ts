/** The messenger's own address book. Outside of it the refusal is the answer (rule 7.2). */
import { platform, PlatformError, refusalOf } from '@/core/platform';
import { texts } from '@/core/texts';

export interface ImportedAddress {
  name: string;
  mobile: string;
  /** Region and detail in one, to be recognised like a pasted address. */
  text: string;
}

interface AddressSdk {
  openAddress?: (options: {
    success: (
      answer: Record<'userName' | 'telNumber' | 'provinceName' | 'cityName' | 'countryName' | 'detailInfo', string>,
    ) => void;
    cancel: () => void;
    fail: (error?: { errMsg?: string }) => void;
  }) => void;
}

/** Only in the messenger: elsewhere nobody offers it. */
export const canImport = (): boolean => platform.host.app === 'messenger';

/** undefined = closed without a choice. */
export async function importAddress(): Promise<ImportedAddress | undefined> {
  if (platform.host.app !== 'messenger') throw new PlatformError('refused', texts.messengerOnly);
  const sdk = (await platform.wechat.ready()) as AddressSdk;
  return new Promise((resolve, reject) => {
    if (!sdk.openAddress) return reject(new PlatformError('refused', texts.unsupported));
    sdk.openAddress({
      success: (answer) =>
        resolve({
          name: answer.userName,
          mobile: answer.telNumber,
          text: `${answer.provinceName}${answer.cityName}${answer.countryName}${answer.detailInfo}`,
        }),
      cancel: () => resolve(undefined),
      fail: (error) => reject(refusalOf(error)),
    });
  });
}
