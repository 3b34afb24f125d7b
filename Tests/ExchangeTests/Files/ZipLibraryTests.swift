import Domain
import Testing

@testable import Exchange

@Suite struct ZipLibraryTests {
    @Test func `the error without the zip library says what to install`() {
        #expect(throws: SourceProblem.noZip) { try ZipLibrary(names: ["libdimo-there-is-none.so"]) }
    }

    @Test func `a library without the functions counts as missing`() {
        #expect(throws: SourceProblem.noZip) { try ZipLibrary(names: ["libm.so.6", "libm.dylib"]) }
    }
}
