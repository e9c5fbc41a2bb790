"""What Cycles renders: light apart from the colours that it falls on, with normals and positions beside them."""

import os

import bpy
import numpy as np

COLOURS = ('DiffCol', 'GlossCol', 'TransCol', 'Emit', 'Env')
LIGHT = ('DiffDir', 'DiffInd', 'GlossDir', 'GlossInd', 'TransDir', 'TransInd')
GUIDES = ('Normal', 'Depth', 'Position')
PASSES = COLOURS + LIGHT + GUIDES
SWITCHES = (
    *(
        f'{kind}_{part}'
        for kind in ('diffuse', 'glossy', 'transmission')
        for part in ('direct', 'indirect', 'color')
    ),
    *('emit', 'environment', 'normal', 'z', 'position'),
)


def prepare(picture, width):
    """Settings of Cycles: samples are counted, never timed, so that a picture comes out the same everywhere."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    scene.render.resolution_x, scene.render.resolution_y = width, width * 9 // 16
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


def render_passes(seed, samples, folder):
    """One render; its passes as arrays with the top row first."""
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
    for name in PASSES:
        files.file_slots.new(f'{name}_')
        tree.links.new(layers.outputs[name], files.inputs[f'{name}_'])
    bpy.ops.render.render()
    return {name: read(os.path.join(folder, f'{name}_{scene.frame_current:04d}.exr')) for name in PASSES}


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
