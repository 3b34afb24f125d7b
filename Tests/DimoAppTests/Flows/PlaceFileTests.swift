import Domain
import Foundation
import Testing

@testable import DimoApp

/// Saves the place with its selection.
struct PlaceFileTests {
    private let file = PlaceFile(
        path: FileManager.default.temporaryDirectory.appendingPathComponent("place-\(UUID().uuidString)").path)

    @Test func `a stack is restored with its selections`() throws {
        file.write([
            PlaceFile.Line(route: "drinks", selection: 3), PlaceFile.Line(route: "palette", selection: nil),
            PlaceFile.Line(route: "drinks/all", selection: 17), PlaceFile.Line(route: "drink:negroni", selection: nil),
        ])
        let places = file.read()
        #expect(places.map(\.route.text) == ["drinks", "drinks/all", "drink:negroni"])
        #expect(places.map(\.selection) == [3, 17, nil])
        try FileManager.default.removeItem(atPath: file.path)
    }

    @Test func `old and damaged files still restore their valid routes`() throws {
        try "bar\nbar/makeable\tx\nno such place\ndrink:negroni\t-4\n".write(
            toFile: file.path, atomically: true, encoding: .utf8)
        #expect(file.read().map(\.route.text) == ["bar", "bar/makeable", "drink:negroni"])
        #expect(file.read().allSatisfy { $0.selection == nil })
        try FileManager.default.removeItem(atPath: file.path)
    }
}
