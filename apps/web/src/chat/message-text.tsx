import { partsOf } from '@jalon/domain/chat/chat';

/** What somebody has written: words, and addresses of the web that lead outside. Nothing of it is read as markup. */
export const MessageText = ({ text }: { text: string }) =>
  partsOf(text).map(({ text: part, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ) : (
      part
    ),
  );
