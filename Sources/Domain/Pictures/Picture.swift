/// The pixels of a picture: eight bits each of red, green and blue, row by row from the top.
package struct Picture: Hashable, Sendable {
    package let size: PictureSize
    package let pixels: [UInt8]

    /// Nil if empty, or unless there are three bytes for every pixel.
    package init?(size: PictureSize, pixels: [UInt8]) {
        guard size.width > 0, size.height > 0, pixels.count == size.width * size.height * 3 else { return nil }
        self.size = size
        self.pixels = pixels
    }
}

/// The size of a picture in pixels.
package struct PictureSize: Hashable, Sendable {
    package let width: Int
    package let height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Returns the largest size of the same shape that fits, at least one pixel each way; it may be larger than `self`.
    package func fitted(into room: PictureSize) -> PictureSize {
        guard width > 0, height > 0 else { return room }
        if width * room.height >= room.width * height {
            return PictureSize(width: room.width, height: max(1, (room.width * height + width / 2) / width))
        }
        return PictureSize(width: max(1, (room.height * width + height / 2) / height), height: room.height)
    }
}
