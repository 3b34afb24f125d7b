import Terminal
import Testing

@testable import NcursesDriver

@Suite struct ColorMapperTests {
    private static let samples: [Color] = {
        let steps: [UInt8] = [0, 30, 60, 95, 128, 170, 215, 255]
        var colors: [Color] = (0...255).map { .indexed(UInt8($0)) }
        for red in steps { for green in steps { for blue in steps { colors.append(.rgb(red, green, blue)) } } }
        return colors
    }()

    @Test(arguments: [
        (-1, 0), (0, 0), (2, 0), (8, 8), (15, 8), (16, 16), (88, 16), (256, 256), (16_777_216, 16_777_216),
    ])
    func `a terminal's number of colours is reduced to a known depth`(_ claim: Int, _ depth: Int) {
        #expect(ColorMapper(colors: claim).colors == depth)
    }

    @Test(arguments: [
        (Color.rgb(255, 135, 0), Int32(208)), (.rgb(0, 0, 0), 16), (.rgb(255, 255, 255), 231), (.rgb(8, 8, 8), 232),
        (.rgb(128, 128, 128), 244), (.indexed(3), 3), (.indexed(244), 244), (.standard, -1),
    ])
    func `256 colours use the nearest of cube and greys, never the user's own 16`(_ color: Color, _ number: Int32) {
        #expect(ColorMapper(colors: 256).numbers(foreground: .standard, background: color).background == number)
    }

    @Test(arguments: [
        (Color.rgb(250, 10, 10), 16, Int32(9)), (.rgb(200, 0, 0), 16, 1), (.rgb(200, 0, 0), 8, 1),
        (.indexed(21), 8, 4), (.indexed(46), 16, 10), (.indexed(12), 16, 12), (.rgb(26, 27, 38), 8, 0),
        (.rgb(192, 202, 245), 8, 7),
    ])
    func `fewer colours use the nearest available one`(_ color: Color, _ depth: Int, _ number: Int32) {
        #expect(ColorMapper(colors: depth).numbers(foreground: .standard, background: color).background == number)
    }

    @Test func `direct colours pass unchanged, except for values that mean the palette`() {
        let mapper = ColorMapper(colors: 16_777_216)
        #expect(mapper.numbers(foreground: .rgb(0x12, 0x34, 0x56), background: .standard) == (0x123456, -1))
        #expect(mapper.numbers(foreground: .rgb(0, 0, 4), background: .standard) == (8, -1))
        #expect(mapper.numbers(foreground: .indexed(3), background: .indexed(208)) == (3, 0xFF8700))
    }

    @Test func `text in 256 colours stays as readable as in its theme`() throws {
        let mapper = ColorMapper(colors: 256)
        for (index, background) in Self.samples.dropFirst(256).enumerated() where index % 7 == 0 {
            for foreground in Self.samples.dropFirst(256) where foreground != background {
                let asked = try #require(foreground.contrast(with: background))
                guard asked >= 4.6 else { continue }
                let numbers = mapper.numbers(foreground: foreground, background: background)
                let drawn = Color.indexed(UInt8(numbers.foreground))
                let contrast = try #require(drawn.contrast(with: .indexed(UInt8(numbers.background))))
                if contrast < 4.5 { Issue.record("\(foreground.components) on \(background.components): \(contrast)") }
            }
        }
    }

    @Test(arguments: [Color.rgb(107, 58, 30), .rgb(181, 101, 29), .rgb(123, 79, 54)])
    func `brown does not map to green`(_ color: Color) {
        let number = ColorMapper(colors: 256).numbers(foreground: color, background: .standard).foreground
        let nearest = Palette.rgb(Int(number))
        #expect(nearest.red > nearest.green, "\(number)")
    }

    @Test func `without colours the terminal's own are used`() {
        #expect(ColorMapper(colors: 0).numbers(foreground: .indexed(1), background: .rgb(1, 2, 3)) == (-1, -1))
    }

    @Test(arguments: [8, 16, 256, 16_777_216])
    func `text never gets the colour of its background`(_ depth: Int) {
        let mapper = ColorMapper(colors: depth)
        for (index, background) in Self.samples.enumerated() where index % 19 == 0 {
            for foreground in Self.samples where foreground != background {
                let numbers = mapper.numbers(foreground: foreground, background: background)
                let isInRange = numbers.foreground < Int32(depth) && numbers.background < Int32(depth)
                if numbers.foreground == numbers.background || !isInRange {
                    Issue.record("\(foreground.components) on \(background.components) is \(numbers)")
                }
            }
        }
    }

    @Test(arguments: [8, 16])
    func `greys on the default background use the default foreground`(_ depth: Int) {
        let mapper = ColorMapper(colors: depth)
        #expect(mapper.numbers(foreground: .rgb(20, 20, 20), background: .standard) == (-1, -1))
        #expect(mapper.numbers(foreground: .rgb(240, 240, 240), background: .standard) == (-1, -1))
        // A palette number in a theme is the user's choice.
        #expect(mapper.numbers(foreground: .indexed(7), background: .standard) == (7, -1))
    }

    @Test func `the palette equals xterm's`() {
        #expect(Palette.rgb(16) == Palette.RGB(red: 0, green: 0, blue: 0))
        #expect(Palette.rgb(208) == Palette.RGB(red: 255, green: 135, blue: 0))
        #expect(Palette.rgb(231) == Palette.RGB(red: 255, green: 255, blue: 255))
        #expect(Palette.rgb(232) == Palette.RGB(red: 8, green: 8, blue: 8))
        #expect(Palette.rgb(255) == Palette.RGB(red: 238, green: 238, blue: 238))
        for number in UInt8(16)...255 {
            guard case .indexed(let nearest) = Color.indexed(number).nearestInPalette().components else {
                Issue.record("\(number)")
                continue
            }
            #expect(Palette.rgb(Int(nearest)) == Palette.rgb(Int(number)))
        }
    }
}
