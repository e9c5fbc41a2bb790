"""What Cycles renders: light apart from the colours that it falls on, with normals and positions beside them.

The sun is rendered apart from everything else that shines: Cycles asks one light of all at each point, by chance, and
the edge of a sunbeam would be torn. The beams of the sun and the garden that a floor mirrors have edges, need one
bounce at most, and get more samples than the rest.
"""

import os
from contextlib import contextmanager

import bpy
import numpy as np

from materials.views import GARDEN, MIRRORED, OTHERS

COLOURS = ('DiffCol', 'GlossCol', 'TransCol')
SHINING = ('Emit', 'Env')
DIRECT = ('DiffDir', 'GlossDir', 'TransDir')
INDIRECT = ('DiffInd', 'GlossInd', 'TransInd')
# How many times as many samples are taken of what has edges.
SHARP = 3
GUIDES = ('Normal', 'Depth', 'Position', 'IndexMA', 'Denoising Albedo', 'Denoising Normal')
SWITCHES = (
    *(
        f'{kind}_{part}'
        for kind in ('diffuse', 'glossy', 'transmission')
        for part in ('direct', 'indirect', 'color')
    ),
    *('emit', 'environment', 'normal', 'z', 'position', 'material_index'),
)


def prepare(picture, width):
    """Settings of Cycles: samples are counted, never timed, so that a picture comes out the same everywhere."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    scene.render.resolution_x, scene.render.resolution_y = width, width * 9 // 16
    # Four renders of one scene: what does not change between them is kept.
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.tile_size = 2048
    cycles.time_limit = 0
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = (
        picture.bounces,
        picture.diffuse_bounces,
        3,
    )
    cycles.transmission_bounces, cycles.transparent_max_bounces = 12, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.6
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 3.0, 0
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.4
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    scene.view_settings.exposure = picture.exposure
    for switch in SWITCHES:
        setattr(bpy.context.view_layer, f'use_pass_{switch}', True)
    bpy.context.view_layer.cycles.denoising_store_passes = True


def render_passes(seed, samples, folder):
    """One render; its passes as arrays with the top row first; what has edges is named Sun... besides."""
    light_only(sun=False)
    mirror_garden(others=True, mirrored=False)
    passes = render(COLOURS + SHINING + DIRECT + INDIRECT + GUIDES, 2 * seed, samples, folder)
    light_only(sun=True)
    mirror_garden(others=False, mirrored=False)
    sun = render(COLOURS + INDIRECT, 2 * seed + 1, samples, folder)
    mirror_garden(others=False, mirrored=True)
    with bounces(1, 0):
        sharp = render(DIRECT, 2 * seed + 51, SHARP * samples, folder)
    # Edges are smoother by the samples of both.
    colours = {name: (passes[name] + sun[name]) * np.float32(0.5) for name in COLOURS}
    indirect = {name: passes[name] + sun[name] for name in INDIRECT}
    return passes | colours | indirect | {f'Sun{name}': sharp[name] for name in DIRECT}


def render_edges(samples, folder):
    """Colours and what shines of itself, once more without any light: cheap, and the edges of bars and leaves are smooth."""
    light_only(sun=False)
    mirror_garden(others=True, mirrored=False)
    for light in bpy.data.objects:
        light.hide_render = light.hide_render or light.type == 'LIGHT'
    with bounces(0, 0):
        return render(COLOURS + SHINING, 99, samples, folder)


@contextmanager
def bounces(total, diffuse):
    """Fewer bounces of light for a while."""
    cycles = bpy.context.scene.cycles
    before = cycles.max_bounces, cycles.diffuse_bounces
    cycles.max_bounces, cycles.diffuse_bounces = total, diffuse
    yield
    cycles.max_bounces, cycles.diffuse_bounces = before


def mirror_garden(others, mirrored):
    """Whether the garden behind windows shines into what mirrors it, and whether everywhere else."""
    values = {MIRRORED: mirrored, OTHERS: others}
    for node in (node for item in bpy.data.materials if item.node_tree for node in item.node_tree.nodes):
        if node.label in values:
            node.outputs[0].default_value = values[node.label]


def light_only(sun):
    """Either the sun shines, with lamps that are seen in reflections only, or everything else does."""
    for light in bpy.data.objects:
        if light.type == 'LIGHT':
            light.hide_render = (light.data.type == 'SUN' or not light.visible_diffuse) != sun
    glowing = [item.node_tree for item in (*bpy.data.materials, *bpy.data.worlds) if item.node_tree]
    for node in (node for tree in glowing for node in tree.nodes):
        if node.type in ('EMISSION', 'BACKGROUND') and node.label != GARDEN:
            node.mute = sun


def render(names, seed, samples, folder):
    """The passes of these names, as they are rendered now."""
    scene = bpy.context.scene
    scene.cycles.seed, scene.cycles.samples = seed, samples
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    files.file_slots.clear()
    for name in names:
        files.file_slots.new(f'{name}_')
        tree.links.new(layers.outputs[name], files.inputs[f'{name}_'])
    bpy.ops.render.render()
    return {name: read(os.path.join(folder, f'{name}_{scene.frame_current:04d}.exr')) for name in names}


def read(path):
    """A file of a pass as an array; the file goes."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    return np.nan_to_num(pixels.reshape(height, width, 4)[::-1, :, :3], posinf=0, neginf=0).copy()
