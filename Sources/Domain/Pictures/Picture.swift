/// The pixels of a picture, eight bits each of red, green and blue, row by row from the top.
public struct Picture: Hashable, Sendable {
    /// In pixels.
    public let size: PictureSize
    /// Three bytes a pixel.
    public let pixels: [UInt8]

    /// Nil unless there are three bytes for every pixel, and a pixel at all.
    public init?(size: PictureSize, pixels: [UInt8]) {
        guard size.width > 0, size.height > 0, pixels.count == size.width * size.height * 3 else { return nil }
        self.size = size
        self.pixels = pixels
    }
}

/// How large a picture is, in pixels.
public struct PictureSize: Hashable, Sendable {
    /// From left to right.
    public let width: Int
    /// From top to bottom.
    public let height: Int

    /// Memberwise.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The largest size of the same shape that fits into another, at least one pixel either way; it may be larger.
    public func fitted(into room: PictureSize) -> PictureSize {
        guard width > 0, height > 0 else { return room }
        if width * room.height >= room.width * height {
            return PictureSize(width: room.width, height: max(1, (room.width * height + width / 2) / width))
        }
        return PictureSize(width: max(1, (room.height * width + height / 2) / height), height: room.height)
    }
}
