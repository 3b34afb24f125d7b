import CPng
import CTurboJPEG
import Domain
import Foundation
import Testing

/// Picture files, written by the libraries with which the program reads them.
enum Samples {
    /// A picture whose pixels are computed from their positions.
    static func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) throws -> Picture {
        var pixels: [UInt8] = []
        for y in 0..<height { for x in 0..<width { pixels += color(x, y) } }
        return try #require(Picture(size: PictureSize(width: width, height: height), pixels: pixels))
    }

    static func png(_ picture: Picture) throws -> Data {
        try png(picture.size, format: colorFormat, bytes: picture.pixels)
    }

    /// - Parameter bytes: four per pixel: red, green, blue and opacity.
    static func transparentPNG(_ size: PictureSize, bytes: [UInt8]) throws -> Data {
        try png(size, format: colorFormat | 1, bytes: bytes)
    }

    static func jpeg(_ picture: Picture) throws -> Data {
        let handle = try #require(tjInitCompress())
        defer { tjDestroy(handle) }
        var bytes: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        let isDone =
            tjCompress2(
                handle, picture.pixels, Int32(picture.size.width), 0, Int32(picture.size.height),
                Int32(TJPF_RGB.rawValue), &bytes, &count, Int32(TJSAMP_444.rawValue), 95, 0) == 0
        try #require(isDone)
        defer { tjFree(bytes) }
        return Data(bytes: try #require(bytes), count: Int(count))
    }

    /// A PNG header that claims a size, without pixels.
    static func header(_ width: UInt32, _ height: UInt32) -> Data {
        var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)
        for number in [width, height] {
            data += (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32($0))) }
        }
        return data + Data([8, 2, 0, 0, 0, 0, 0, 0, 0])
    }

    /// `PNG_FORMAT_RGB`: without opacity.
    private static let colorFormat: png_uint_32 = 2

    private static func png(_ size: PictureSize, format: png_uint_32, bytes: [UInt8]) throws -> Data {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        image.width = png_uint_32(size.width)
        image.height = png_uint_32(size.height)
        image.format = format
        var count = 0
        try #require(png_image_write_to_memory(&image, nil, &count, 0, bytes, 0, nil) != 0)
        var data = Data(count: count)
        let isDone = data.withUnsafeMutableBytes {
            png_image_write_to_memory(&image, $0.baseAddress, &count, 0, bytes, 0, nil) != 0
        }
        try #require(isDone)
        return data.prefix(count)
    }
}
