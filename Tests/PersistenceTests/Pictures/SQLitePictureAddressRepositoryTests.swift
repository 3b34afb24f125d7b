import Domain
import Testing

@testable import Persistence

struct SQLitePictureAddressRepositoryTests {
    @Test func `an address is of one work or drink, may change and may go`() async throws {
        let repository = SQLitePictureAddressRepository(database: try .inMemory())
        #expect(try await repository.address(of: .work("negroni")) == nil)
        try await repository.keep([
            .work("negroni"): PictureAddress("https://a.org/1"), .drink("negroni"): PictureAddress("https://a.org/2"),
        ])
        #expect(try await repository.address(of: .work("negroni")) == PictureAddress("https://a.org/1"))
        #expect(try await repository.address(of: .drink("negroni")) == PictureAddress("https://a.org/2"))
        try await repository.keep([.work("negroni"): PictureAddress("https://a.org/3"), .drink("negroni"): nil])
        #expect(try await repository.address(of: .work("negroni")) == PictureAddress("https://a.org/3"))
        #expect(try await repository.address(of: .drink("negroni")) == nil)
    }
}
