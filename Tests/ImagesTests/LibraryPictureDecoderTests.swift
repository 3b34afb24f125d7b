import Domain
import Foundation
import Testing

@testable import Images

struct LibraryPictureDecoderTests {
    private let decoder = LibraryPictureDecoder()
    private let room = PictureSize(width: 24, height: 36)

    /// Red on the left, blue on the right, darker towards the bottom.
    private func sample(_ width: Int, _ height: Int) throws -> Picture {
        try Samples.picture(width, height) { x, y in
            let light = UInt8(200 - 100 * y / height)
            return x < width / 2 ? [light, 0, 0] : [0, 0, light]
        }
    }

    private func problem(_ file: Data) -> PictureProblem? {
        do throws(PictureProblem) {
            _ = try decoder.picture(from: file, fitting: room)
            return nil
        } catch {
            return error
        }
    }

    @Test func `a PNG of the requested size is decoded unchanged`() throws {
        let picture = try sample(24, 36)
        #expect(try decoder.picture(from: Samples.png(picture), fitting: room) == picture)
    }

    @Test func `PNG and JPEG are scaled to fit and keep their shape`() throws {
        let large = try sample(480, 720)
        for file in [try Samples.png(large), try Samples.jpeg(large)] {
            let picture = try decoder.picture(from: file, fitting: room)
            #expect(picture.size == room)
            let (left, right) = (Array(picture.pixels[0..<3]), Array(picture.pixels[69..<72]))
            #expect(left[0] > 180 && left[2] < 30, "\(left)")
            #expect(right[2] > 180 && right[0] < 30, "\(right)")
        }
        let wide = try decoder.picture(from: Samples.jpeg(sample(600, 300)), fitting: room)
        #expect(wide.size == PictureSize(width: 24, height: 12))
        let thin = try decoder.picture(from: Samples.png(sample(4, 400)), fitting: room)
        #expect(thin.size == PictureSize(width: 1, height: 36))
    }

    @Test func `a small picture is enlarged to fit`() throws {
        let picture = try decoder.picture(from: Samples.png(sample(2, 3)), fitting: room)
        #expect(picture.size == room)
        #expect(picture.pixels[0] > 100 && picture.pixels[71] > 100)
    }

    @Test func `transparent pixels show a dark background`() throws {
        let size = PictureSize(width: 1, height: 2)
        let file = try Samples.transparentPNG(size, bytes: [255, 255, 255, 0, 255, 255, 255, 255])
        let picture = try decoder.picture(from: file, fitting: PictureSize(width: 1, height: 2))
        #expect(picture.pixels == [0x20, 0x20, 0x20, 255, 255, 255])
    }

    @Test func `a file that is no picture is told apart from a damaged one`() throws {
        #expect(problem(Data()) == .notAPicture)
        #expect(problem(Data("<!doctype html>".utf8)) == .notAPicture)
        #expect(problem(Data("GIF89a".utf8)) == .notAPicture)
        // Noise, because it compresses badly.
        var file = try Samples.png(
            Samples.picture(40, 40) { x, y in [UInt8(x * 91 % 256), UInt8(y * 57 % 256), UInt8(x * y % 256)] })
        for index in 100..<110 { file[index] ^= 0x55 }
        guard case .damaged = problem(file) else {
            Issue.record("\(String(describing: problem(file))), \(file.count) bytes")
            return
        }
    }

    @Test func `an animated picture is refused`() throws {
        var file = try Samples.png(sample(4, 4))
        // The chunk that makes a PNG an animation follows the header.
        file.insert(contentsOf: [0, 0, 0, 8] + Array("acTL".utf8) + [0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0], at: 33)
        #expect(problem(file) == .animated)
        #expect(problem(Data("GIF89a…NETSCAPE2.0…".utf8)) == .animated)
        #expect(problem(Data("RIFF\0\0\0\0WEBPVP8X\u{a}\0\0\0\u{2}\0\0\0".utf8)) == .animated)
    }

    @Test func `a truncated picture is refused, wherever it was cut`() throws {
        let png = try Samples.png(sample(60, 60))
        let jpeg = try Samples.jpeg(sample(60, 60))
        for part in [0.1, 0.5, 0.9, 0.99] {
            #expect(problem(png.prefix(max(33, Int(Double(png.count) * part)))) == .cutOff, "\(part)")
        }
        for part in [0.5, 0.8, 0.9] {
            #expect(problem(jpeg.prefix(Int(Double(jpeg.count) * part))) == .cutOff, "\(part)")
        }
        #expect(problem(png.prefix(20)) == .cutOff)
        #expect(problem(jpeg.prefix(20)) != nil)
    }

    @Test func `too many pixels are refused by the header alone`() {
        #expect(problem(Samples.header(20_000, 10)) == .tooLarge(PictureSize(width: 20_000, height: 10)))
        #expect(problem(Samples.header(10, 20_000)) == .tooLarge(PictureSize(width: 10, height: 20_000)))
        #expect(problem(Samples.header(8_000, 5_001)) == .tooLarge(PictureSize(width: 8_000, height: 5_001)))
        // This size is accepted; decoding fails only because there are no pixels.
        #expect(problem(Samples.header(8_000, 5_000)) == .cutOff)
        #expect(problem(Samples.header(0, 5)) == .damaged(reason: "it has no pixels"))
    }

    @Test func `too many pixels in a JPEG are refused by the header alone`() throws {
        var file = try Samples.jpeg(sample(16, 16))
        // The frame header: height and width follow the marker, the length and the depth.
        let frame = try #require(file.indices.first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
        file.replaceSubrange(frame + 5..<frame + 9, with: [0x4E, 0x20, 0x4E, 0x20])
        #expect(problem(file) == .tooLarge(PictureSize(width: 20_000, height: 20_000)))
    }

    @Test func `a missing library is named`() {
        #expect(throws: PictureProblem.noLibrary(name: "libpng")) { try PNGLibrary(names: ["libnothing.so"]) }
        #expect(throws: PictureProblem.noLibrary(name: "libturbojpeg")) { try JPEGLibrary(names: ["libnothing.so"]) }
    }

    @Test func `a slice of larger data is decoded`() throws {
        let picture = try sample(24, 36)
        let file = Data([1, 2, 3]) + (try Samples.png(picture))
        #expect(try decoder.picture(from: file[3...], fitting: room) == picture)
    }
}
