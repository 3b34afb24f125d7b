import Domain

/// Scales by area: each pixel becomes the mean of the pixels it covers, weighted by the covered area.
enum AreaScaler {
    static func scaled(_ picture: Picture, to size: PictureSize) -> Picture {
        guard size != picture.size, size.width > 0, size.height > 0 else { return picture }
        let source = picture.size
        var result = [UInt8](repeating: 0, count: size.width * size.height * 3)
        var line = [Int](repeating: 0, count: size.width * 3)
        var sums = [Int](repeating: 0, count: size.width * 3)
        let columns = spans(from: source.width, to: size.width)
        // In units in which a source pixel measures `size` and a result pixel `source`.
        let area = source.width * source.height
        var row = 0
        for y in 0..<source.height {
            average(picture.pixels, from: y * source.width * 3, columns, into: &line)
            var top = y * size.height
            let bottom = top + size.height
            while top < bottom {
                let end = min(bottom, (row + 1) * source.height)
                for index in line.indices { sums[index] += line[index] * (end - top) }
                if end == (row + 1) * source.height {
                    for index in sums.indices {
                        result[row * size.width * 3 + index] = UInt8(clamping: (sums[index] + area / 2) / area)
                        sums[index] = 0
                    }
                    row += 1
                }
                top = end
            }
        }
        return Picture(size: size, pixels: result) ?? picture
    }

    private struct Span {
        let target: Int
        let source: Int
        let weight: Int
    }

    private static func spans(from source: Int, to target: Int) -> [Span] {
        var spans: [Span] = []
        var left = 0
        while left < source * target {
            let (from, to) = (left / target, left / source)
            let right = min((from + 1) * target, (to + 1) * source)
            spans.append(Span(target: to * 3, source: from * 3, weight: right - left))
            left = right
        }
        return spans
    }

    private static func average(_ pixels: [UInt8], from start: Int, _ spans: [Span], into line: inout [Int]) {
        for index in line.indices { line[index] = 0 }
        for span in spans {
            let source = start + span.source
            line[span.target] += Int(pixels[source]) * span.weight
            line[span.target + 1] += Int(pixels[source + 1]) * span.weight
            line[span.target + 2] += Int(pixels[source + 2]) * span.weight
        }
    }
}
