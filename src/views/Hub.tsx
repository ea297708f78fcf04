import { CanAccess } from 'ra-core';
import { Title } from 'react-admin';
import { sectionPath } from '../section/sectionPath';
import { useSectionOptions } from '../section/useSectionOptions';
import { LinkCard, LinkCards } from '../ui/base/LinkCard';
import { CardFigures } from './CardFigures';

export default function Hub() {
  const { label, path = '', cards = {}, figures } = useSectionOptions();

  return (
    <>
      <Title title={label} />
      <LinkCards>
        {Object.entries(cards).map(([card, { title, text }]) => (
          <CanAccess key={card} action={card}>
            <LinkCard to={sectionPath(path, card)} title={title} text={text}>
              <CardFigures of={figures} card={card} />
            </LinkCard>
          </CanAccess>
        ))}
      </LinkCards>
    </>
  );
}
