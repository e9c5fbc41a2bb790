/** The rooms of the house: a folder, the rooms that it may import, and packages; a scope ends with `/`. */
export const rooms: { folder: string; rooms: string[]; packages: string[] }[];
