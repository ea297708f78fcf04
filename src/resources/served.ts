import type { Section } from '../section/Section';
import { sections } from '.';

/** The sections as this deployment serves them. `adaptSection` of ./defineSection goes here: the suite tests `sections`. */
export const served: readonly Section[] = sections;
