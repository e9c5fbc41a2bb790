import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../../support/browser/axe.ts';
import { studioOn, type StudioWindow } from '../../support/browser/studio.ts';
import { SharedSite, type Editor } from '../../support/git/shared-site.ts';

