import Domain
import Testing

struct NumberTextTests {
    @Test(arguments: [
        (30.0, 1, "30"), (22.5, 1, "22.5"), (0.15, 1, "0.2"), (0.25, 1, "0.3"), (1.005, 2, "1.01"), (2.25, 2, "2.25"),
        (-0.04, 1, "0"), (-1.25, 1, "-1.3"), (1_234_567, 0, "1234567"), (0.05, 2, "0.05"), (10, 0, "10"),
        (.infinity, 1, "-"), (.nan, 1, "-"),
    ])
    func `numbers lose their trailing zeros`(value: Double, decimals: Int, text: String) {
        #expect(NumberText.trimmed(value, decimals: decimals) == text)
    }

    @Test(arguments: [(0, "0 kB"), (1, "1 kB"), (640_000, "640 kB"), (12_120_064, "12.1 MB")])
    func `sizes of files are in kB or MB`(bytes: Int, text: String) {
        #expect(NumberText.size(ofBytes: bytes) == text)
    }
}
