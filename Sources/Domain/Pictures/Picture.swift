/// The pixels of a picture, eight bits each of red, green and blue, row by row from the top.
package struct Picture: Hashable, Sendable {
    /// In pixels.
    package let size: PictureSize
    /// Three bytes a pixel.
    package let pixels: [UInt8]

    /// Nil unless there are three bytes for every pixel, and a pixel at all.
    package init?(size: PictureSize, pixels: [UInt8]) {
        guard size.width > 0, size.height > 0, pixels.count == size.width * size.height * 3 else { return nil }
        self.size = size
        self.pixels = pixels
    }
}

/// How large a picture is, in pixels.
package struct PictureSize: Hashable, Sendable {
    /// From left to right.
    package let width: Int
    /// From top to bottom.
    package let height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The largest size of the same shape that fits into another, at least one pixel either way; it may be larger.
    package func fitted(into room: PictureSize) -> PictureSize {
        guard width > 0, height > 0 else { return room }
        if width * room.height >= room.width * height {
            return PictureSize(width: room.width, height: max(1, (room.width * height + width / 2) / width))
        }
        return PictureSize(width: max(1, (room.height * width + height / 2) / height), height: room.height)
    }
}
