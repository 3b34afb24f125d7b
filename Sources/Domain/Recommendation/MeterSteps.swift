/// The three meters of a drink as a vector, with one feature for each step 0…3 of each meter. The drink's own step
/// counts 1 and its neighbours ½, so that strong is nearer to medium than to weak. There are only 64 such vectors,
/// identified by a six-bit code.
struct MeterSteps: Sendable {
    static let featureCount = 12
    static let codeCount = 64

    /// Two bits per meter: strength, sugar, level.
    let code: UInt8

    init(code: UInt8) { self.code = code }

    init(_ meters: DrinkMeters) {
        func bits(_ step: Int) -> UInt8 { UInt8(min(max(step, 0), 3)) }
        code = bits(meters.strength) << 4 | bits(meters.sugar) << 2 | bits(meters.level)
    }

    /// A vector of length 1.
    var vector: [Float] {
        var vector = [Float](repeating: 0, count: Self.featureCount)
        for (meter, shift) in [4, 2, 0].enumerated() {
            let own = Int(code >> UInt8(shift) & 3)
            for step in 0...3 {
                vector[meter * 4 + step] = step == own ? 1 : abs(step - own) == 1 ? 0.5 : 0
            }
        }
        let length = vector.reduce(0) { $0 + $1 * $1 }.squareRoot()
        return vector.map { $0 / length }
    }

    static let all: [[Float]] = (0..<UInt8(codeCount)).map { MeterSteps(code: $0).vector }
}
